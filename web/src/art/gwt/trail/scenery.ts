import { between, type Random, seeded } from '../../../board/random'
import { contains, distance, distanceToLine } from '../../tiles/geometry'
import type { Style } from '../../tiles/palette'
import { element } from '../../tiles/path'
import { barn, church, haystack, house } from '../../tiles/sprites/buildings'
import { hill, peak } from '../../tiles/sprites/peak'
import { broadleaf, bush, pine } from '../../tiles/sprites/plants'
import { type Sprite, stacked } from '../../tiles/sprites/sprite'
import type { Point } from '../../tiles/types'
import { INK } from '../palette'
import { ISLAND, LANDS } from './coast'
import { MAP, type Spot } from './layout'

/** What stands on the island: alps, hills, bush, farms and towns, all clear of the trail and its spaces. */

type Draw = (at: Point, random: Random) => Sprite
type Where = (p: Point) => boolean

/** The backbone of the island, from the fiords to the northern ranges. */
const ALPS: readonly Point[] = [{ x: 60, y: 700 }, { x: 130, y: 560 }, { x: 220, y: 452 }, { x: 400, y: 434 }, { x: 520, y: 420 }, { x: 560, y: 300 }, { x: 660, y: 180 }, { x: 770, y: 110 }]
const KAIKOURA: readonly Point[] = [{ x: 1090, y: 290 }, { x: 1160, y: 320 }, { x: 1220, y: 330 }]
const TOWNS: readonly Point[] = [{ x: 1148, y: 590 }, { x: 640, y: 770 }, { x: 66, y: 700 }, { x: 1020, y: 44 }, { x: 960, y: 760 }]

const gapTo = (spot: Spot, p: Point): number =>
  Math.hypot(Math.max(0, Math.abs(p.x - spot.x) - spot.width / 2), Math.max(0, Math.abs(p.y - spot.y) - spot.height / 2))

class Scatter {
  readonly sprites: Sprite[] = []
  readonly #taken: { readonly at: Point; readonly room: number }[] = []
  readonly #random = seeded('new zealand scenery')

  constructor(private readonly spots: readonly Spot[], private readonly roads: readonly (readonly Point[])[]) {}

  #isFree(p: Point, room: number, tall: number): boolean {
    if (!LANDS.some((land) => contains(land, p))) return false
    if (LANDS.some((land) => distanceToLine(p, [...land, land[0] as Point]) < room)) return false
    if (this.spots.some((spot) => gapTo(spot, p) < room || gapTo(spot, { x: p.x, y: p.y - tall }) < 2)) return false
    return this.roads.every((road) => distanceToLine(p, road) > room + 5)
  }

  throw(count: number, room: number, where: Where, draw: Draw, spread = room, tall = room): void {
    for (let i = 0, done = 0; i < count * 60 && done < count; i += 1) {
      const p = { x: this.#random() * MAP.width, y: this.#random() * MAP.height }
      if (!where(p) || !this.#isFree(p, room, tall)) continue
      if (this.#taken.some((other) => distance(other.at, p) < Math.max(other.room, spread))) continue
      this.#taken.push({ at: p, room: spread })
      this.sprites.push(draw(p, this.#random))
      done += 1
    }
  }
}

const near = (line: readonly Point[], reach: number): Where => (p) => distanceToLine(p, line) < reach
const aroundTown = (reach: number): Where => (p) => TOWNS.some((town) => distance(town, p) < reach)
const isPlain: Where = (p) => contains(ISLAND, p) && distanceToLine(p, ALPS) > 120

const BUSH: readonly Style[] = ['leaf', 'leafDark', 'leafDark']
const FARM: readonly Style[] = ['leaf', 'leafGold']

const tree: Draw = (at, random) => (random() < 0.55 ? broadleaf(at, between(random, 0.8, 1), random, BUSH) : pine(at, between(random, 0.8, 1), random))

export function sceneryArt(spots: readonly Spot[], roads: readonly (readonly Point[])[]): string {
  const scatter = new Scatter(spots, roads)
  scatter.throw(30, 17, near(ALPS, 46), (at, random) => peak(at, between(random, 1.5, 2), random), 24, 26)
  scatter.throw(7, 14, near(KAIKOURA, 40), (at, random) => peak(at, between(random, 1.1, 1.4), random), 22, 18)
  scatter.throw(40, 11, near(ALPS, 100), (at, random) => peak(at, between(random, 0.8, 1.1), random), 17, 14)
  scatter.throw(TOWNS.length * 6, 9, aroundTown(34), (at, random) => house(at, between(random, 1, 1.2), random), 15, 10)
  scatter.throw(TOWNS.length, 12, aroundTown(46), (at, random) => church(at, 0.9, random), 18, 20)
  scatter.throw(8, 13, isPlain, (at, random) => barn(at, 1, random() < 0.5 ? 1 : -1), 90, 14)
  scatter.throw(14, 8, isPlain, (at) => haystack(at, 1), 40, 8)
  scatter.throw(40, 8, near(ALPS, 150), (at, random) => hill(at, between(random, 1, 1.5), random), 17, 8)
  scatter.throw(110, 8, () => true, tree, 15, 14)
  scatter.throw(60, 6, isPlain, (at, random) => bush(at, between(random, 0.7, 1), random, FARM), 16, 6)
  return element('g', { stroke: INK, 'stroke-linejoin': 'round', 'stroke-linecap': 'round' }, stacked(scatter.sprites))
}
