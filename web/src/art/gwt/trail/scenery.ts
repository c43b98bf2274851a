import { between, oneOf, type Random, seeded } from '../../../board/random'
import { add, along, contains, distance, distanceToLine, towards } from '../../tiles/geometry'
import type { Style } from '../../tiles/palette'
import { element } from '../../tiles/path'
import { barn, church, haystack, house } from '../../tiles/sprites/buildings'
import { hill, peak } from '../../tiles/sprites/peak'
import { broadleaf, bush, pine } from '../../tiles/sprites/plants'
import { type Sprite, stacked } from '../../tiles/sprites/sprite'
import type { Point } from '../../tiles/types'
import { INK } from '../palette'
import { LANDS } from './coast'
import { MAP, type Spot } from './layout'

/** Scenery on the island: alps, hills, bush, farms and towns, all clear of the trail and its spaces. */

type Draw = (at: Point, random: Random) => Sprite

/** The island's main range, from the fiords to the northern ranges. */
const ALPS: readonly Point[] = [
  { x: 60, y: 700 },
  { x: 130, y: 560 },
  { x: 220, y: 452 },
  { x: 400, y: 434 },
  { x: 520, y: 420 },
  { x: 560, y: 300 },
  { x: 660, y: 180 },
  { x: 770, y: 110 },
]
const KAIKOURA: readonly Point[] = [
  { x: 1090, y: 290 },
  { x: 1160, y: 320 },
  { x: 1220, y: 330 },
]
const TOWNS: readonly Point[] = [
  { x: 1148, y: 590 },
  { x: 640, y: 770 },
  { x: 66, y: 700 },
  { x: 1020, y: 44 },
  { x: 960, y: 760 },
]

const gapTo = (spot: Spot, p: Point): number =>
  Math.hypot(
    Math.max(0, Math.abs(p.x - spot.x) - spot.width / 2),
    Math.max(0, Math.abs(p.y - spot.y) - spot.height / 2),
  )

/** Where to try next. */
type Aim = (random: Random) => Point

const anywhere: Aim = (random) => ({ x: random() * MAP.width, y: random() * MAP.height })
const closeTo =
  (places: readonly Point[], reach: number): Aim =>
  (random) =>
    add(oneOf(random, places), towards(random() * 2 * Math.PI, reach * Math.sqrt(random())))
const alongside =
  (line: readonly Point[], reach: number): Aim =>
  (random) =>
    add(along(line, random()).at, towards(random() * 2 * Math.PI, reach * Math.sqrt(random())))

/** The room an object needs: from the trail and the shore, from others of its kind, and above its centre. */
interface Room {
  readonly free: number
  readonly apart: number
  readonly tall: number
}

class Scatter {
  readonly sprites: Sprite[] = []
  readonly #taken: { readonly at: Point; readonly apart: number }[] = []
  readonly #random = seeded('new zealand scenery')
  readonly #shores = LANDS.map((land) => [...land, land[0] as Point])

  constructor(
    private readonly spots: readonly Spot[],
    private readonly lines: readonly (readonly Point[])[],
  ) {}

  #isFree(p: Point, { free, apart, tall }: Room): boolean {
    if (this.#taken.some((other) => distance(other.at, p) < Math.max(other.apart, apart))) return false
    if (this.spots.some((spot) => gapTo(spot, p) < free || gapTo(spot, { x: p.x, y: p.y - tall }) < 2)) return false
    if (!LANDS.some((land) => contains(land, p))) return false
    if (this.#shores.some((shore) => distanceToLine(p, shore) < free + 4)) return false
    return this.lines.every((line) => distanceToLine(p, line) > free + 5)
  }

  throw(count: number, room: Room, aim: Aim, draw: Draw, isFit: (p: Point) => boolean = () => true): void {
    for (let i = 0, done = 0; i < count * TRIES && done < count; i += 1) {
      const p = aim(this.#random)
      if (!isFit(p) || !this.#isFree(p, room)) continue
      this.#taken.push({ at: p, apart: room.apart })
      this.sprites.push(draw(p, this.#random))
      done += 1
    }
  }
}

const TRIES = 24

/** Woods: places where trees stand close together. */
const GROVES: readonly Point[] = [
  [70, 626],
  [110, 640],
  [330, 690],
  [250, 690],
  [470, 700],
  [590, 520],
  [520, 700],
  [730, 470],
  [640, 470],
  [790, 560],
  [1000, 560],
  [950, 550],
  [1150, 520],
  [1090, 330],
  [1150, 380],
  [1000, 300],
  [880, 160],
  [700, 290],
  [760, 290],
  [1000, 150],
  [1110, 60],
  [1100, 150],
  [1230, 220],
  [1310, 300],
  [1390, 24],
  [1410, 170],
  [560, 190],
  [620, 180],
  [300, 830],
  [580, 800],
  [890, 770],
  [960, 620],
  [690, 750],
  [120, 800],
].map(([x = 0, y = 0]) => ({ x, y }))

const BUSH: readonly Style[] = ['leaf', 'leafDark', 'leafDark']
const FARM: readonly Style[] = ['leaf', 'leafGold']

const tree: Draw = (at, random) =>
  random() < 0.55 ? broadleaf(at, between(random, 0.8, 1), random, BUSH) : pine(at, between(random, 0.8, 1), random)

function ranges(scatter: Scatter): void {
  scatter.throw(30, { free: 17, apart: 24, tall: 26 }, alongside(ALPS, 46), (at, random) =>
    peak(at, between(random, 1.5, 2), random),
  )
  scatter.throw(7, { free: 14, apart: 22, tall: 18 }, alongside(KAIKOURA, 40), (at, random) =>
    peak(at, between(random, 1.1, 1.4), random),
  )
  scatter.throw(32, { free: 11, apart: 17, tall: 14 }, alongside(ALPS, 100), (at, random) =>
    peak(at, between(random, 0.8, 1.1), random),
  )
  scatter.throw(28, { free: 8, apart: 17, tall: 8 }, alongside(ALPS, 150), (at, random) =>
    hill(at, between(random, 1, 1.5), random),
  )
}

function towns(scatter: Scatter): void {
  scatter.throw(TOWNS.length, { free: 12, apart: 18, tall: 20 }, closeTo(TOWNS, 26), (at, random) =>
    church(at, 0.9, random),
  )
  scatter.throw(TOWNS.length * 6, { free: 9, apart: 15, tall: 10 }, closeTo(TOWNS, 44), (at, random) =>
    house(at, between(random, 1, 1.2), random),
  )
}

/** Farms are on the plains, away from the alps and from water. */
function farms(scatter: Scatter, wet: readonly Point[]): void {
  const isPlain = (p: Point) => distanceToLine(p, ALPS) > 120 && (wet.length < 2 || distanceToLine(p, wet) > 62)
  scatter.throw(
    10,
    { free: 13, apart: 90, tall: 14 },
    anywhere,
    (at, random) => barn(at, 1, random() < 0.5 ? 1 : -1),
    isPlain,
  )
  scatter.throw(14, { free: 8, apart: 40, tall: 8 }, anywhere, (at) => haystack(at, 1), isPlain)
  scatter.throw(
    30,
    { free: 6, apart: 16, tall: 6 },
    anywhere,
    (at, random) => bush(at, between(random, 0.7, 1), random, FARM),
    isPlain,
  )
}

/** Keeps clear of the spaces and of all lines: roads, rivers and lake shores. */
export function sceneryArt(
  spots: readonly Spot[],
  lines: readonly (readonly Point[])[],
  wet: readonly Point[],
): string {
  const scatter = new Scatter(spots, lines)
  ranges(scatter)
  towns(scatter)
  farms(scatter, wet)
  scatter.throw(112, { free: 7, apart: 11, tall: 14 }, closeTo(GROVES, 36), tree)
  scatter.throw(20, { free: 8, apart: 30, tall: 14 }, anywhere, tree)
  return element('g', { stroke: INK, 'stroke-linejoin': 'round', 'stroke-linecap': 'round' }, stacked(scatter.sprites))
}
