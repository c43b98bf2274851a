import { between, type Random, seeded } from '../../board/random'
import { add, distanceToLine, towards } from './geometry'
import { isCovered, type Layout, reserved } from './layout'
import type { Style } from './palette'
import { type Place, thrown } from './places'
import { regionAt } from './regions'
import { freeAngles } from './scenes/centres'
import { streets } from './scenes/areas'
import { barn, church, facade, haystack, house, waterTower } from './sprites/buildings'
import { hill, peak } from './sprites/peak'
import { boulder, broadleaf, bush, cactus, pine } from './sprites/plants'
import type { Sprite } from './sprites/sprite'
import { type Point, type Theme, TILE } from './types'

/** Objects on a tile, placed before it is rotated; each is drawn upright at its rotated place. */
export interface Thing {
  readonly at: Point
  readonly draw: (at: Point) => Sprite
}

const SUMMER: readonly Style[] = ['leaf', 'leaf', 'leafDark', 'leaf', 'leafGold', 'leafRust']
const DRY: readonly Style[] = ['sage', 'leafGold']

/** The same strokes every time an object is drawn, however its tile is rotated. */
const thing = (at: Point, seed: string, draw: (at: Point, random: Random) => Sprite): Thing => ({
  at,
  draw: (p) => draw(p, seeded(seed)),
})

class Scatter {
  readonly things: Thing[] = []
  readonly #taken: Place[]
  readonly #random: Random

  constructor(
    private readonly layout: Layout,
    seed: string,
  ) {
    this.#taken = reserved(layout)
    this.#random = seeded(`${layout.kind.id} ${seed}`)
  }

  avoid(places: readonly Place[]): void {
    this.#taken.push(...places)
  }

  put(at: Point, radius: number, draw: (at: Point, random: Random) => Sprite): void {
    this.#taken.push({ at, radius })
    this.things.push(thing(at, `${this.layout.kind.id} thing ${this.things.length}`, draw))
  }

  /** `spread` is the distance between objects; `radius` the distance from symbols and followers, kept uncovered. */
  throw(
    count: number,
    radius: number,
    isFree: (p: Point) => boolean,
    draw: (at: Point, random: Random) => Sprite,
    spread = radius,
  ): void {
    const kept = reserved(this.layout)
    const places = thrown(
      this.#random,
      count,
      (p) => isFree(p) && !isCovered(kept, p, radius),
      this.#taken,
      () => spread,
    )
    for (const { at } of places) this.things.push(thing(at, `${this.layout.kind.id} thing ${this.things.length}`, draw))
  }

  /** A few trees close together. */
  grove(trees: number, isFree: (p: Point) => boolean, draw: (at: Point, random: Random) => Sprite): void {
    const [heart] = thrown(this.#random, 1, isFree, [...this.#taken], () => 9, 30)
    if (!heart) return
    const near = (p: Point) => Math.hypot(p.x - heart.at.x, p.y - heart.at.y) < 24 && isFree(p)
    const places = thrown(this.#random, trees, near, this.#taken, () => 5.4, trees * 80)
    for (const { at } of places) this.things.push(thing(at, `${this.layout.kind.id} thing ${this.things.length}`, draw))
  }
}

/** Open land clear of features; near the edge only where the neighbouring tile's land continues. */
function openLand(layout: Layout, margin: number): (p: Point) => boolean {
  const ids = new Set(layout.kind.fields.map((field) => field.id))
  return (p) =>
    [0, 1, 2, 3, 4, 5, 6, 7].every((i) => {
      const q = add(p, towards((i * Math.PI) / 4, margin))
      const isOff = q.x < 0 || q.y < 0 || q.x > TILE || q.y > TILE
      return isOff || ids.has(regionAt(layout.regions, q) ?? '')
    }) &&
    ids.has(regionAt(layout.regions, p) ?? '') &&
    p.x > 4 &&
    p.y > 4 &&
    p.x < 196 &&
    p.y < 196
}

function wilds(scatter: Scatter, layout: Layout, theme: Theme): void {
  const random = seeded(`${layout.kind.id} wilds`)
  const [wide, near] = [openLand(layout, 12), openLand(layout, 7)]
  const tree = (at: Point, r: Random) =>
    theme === 'mayflower' && r() < 0.66
      ? broadleaf(at, between(r, 0.72, 0.95), r, SUMMER)
      : pine(at, between(r, 0.72, 0.95), r)
  if (theme === 'mayflower') {
    scatter.grove(4 + Math.floor(random() * 4), wide, tree)
    scatter.grove(3 + Math.floor(random() * 3), wide, tree)
    scatter.throw(5, 9, wide, tree)
    scatter.throw(4, 6, near, (at, r) => bush(at, between(r, 0.7, 0.95), r, SUMMER))
    scatter.throw(2, 6, near, (at, r) => boulder(at, between(r, 0.6, 0.9), r))
  } else {
    scatter.throw(2, 9, wide, (at, r) => cactus(at, between(r, 0.8, 1.05), r))
    scatter.grove(2 + Math.floor(random() * 3), wide, tree)
    scatter.grove(4, near, (at, r) => bush(at, between(r, 0.6, 0.9), r, DRY))
    scatter.throw(3, 7, near, (at, r) => bush(at, between(r, 0.65, 0.95), r, DRY))
    scatter.throw(3, 6, near, (at, r) => boulder(at, between(r, 0.6, 1), r))
  }
}

function inArea(layout: Layout, id: string, margin: number): (p: Point) => boolean {
  const room = clearanceInside(layout, id)
  return (p) => room(p) >= margin
}

/** Distance to the border of an area; the tile's edge does not count, since the area continues there. */
function clearanceInside(layout: Layout, id: string): (p: Point) => number {
  const area = layout.areas.find((one) => one.feature.id === id)
  return (p) => {
    if (!area || regionAt(layout.regions, p) !== id) return 0
    return Math.min(99, ...area.borders.map((border) => distanceToLine(p, border)))
  }
}

function townThings(scatter: Scatter, layout: Layout): void {
  for (const area of layout.areas) {
    const id = area.feature.id
    const ways = streets(area, layout.spots[id] ?? (area.polygon[0] as Point), layout.lines)
    const offStreet = (margin: number, street: number) => {
      const isIn = inArea(layout, id, margin)
      return (p: Point) =>
        isIn(p) && ways.every((way) => distanceToLine(p, way) > street) && p.x > 7 && p.y > 9 && p.x < 193 && p.y < 193
    }
    scatter.throw(1, 15, offStreet(19, 13), (at, r) => church(at, 1.1, r))
    scatter.throw(18, 9.8, offStreet(15, 10), (at, r) => house(at, between(r, 1.1, 1.3), r))
    scatter.throw(6, 7.6, offStreet(12, 8), (at, r) => house(at, between(r, 0.86, 0.98), r))
    scatter.throw(5, 5, offStreet(10, 6), (at, r) => bush(at, between(r, 0.6, 0.8), r, ['leaf', 'leafDark']))
  }
}

function mountainThings(scatter: Scatter, layout: Layout): void {
  for (const { feature } of layout.areas) {
    const within = (margin: number, rim: number) => {
      const isIn = inArea(layout, feature.id, margin)
      return (p: Point) => isIn(p) && p.x > rim && p.y > rim && p.x < TILE - rim && p.y < TILE - rim
    }
    const wide = feature.edges.length
    scatter.throw(3 + 3 * wide, 16, within(24, 12), (at, r) => peak(at, between(r, 1.4, 1.7), r), 12)
    scatter.throw(4 + 4 * wide, 11, within(15, 8), (at, r) => peak(at, between(r, 0.9, 1.1), r), 9)
    scatter.throw(
      8,
      7,
      within(10, 6),
      (at, r) => (r() < 0.7 ? hill(at, between(r, 0.7, 0.95), r) : pine(at, between(r, 0.6, 0.75), r)),
      6.4,
    )
    scatter.throw(6, 5, within(6, 5), (at, r) =>
      r() < 0.6 ? pine(at, between(r, 0.5, 0.65), r) : boulder(at, between(r, 0.5, 0.8), r),
    )
  }
}

export interface Plot {
  readonly at: Point
  readonly angle: number
}

export const farmPlots = (layout: Layout): Plot[] =>
  layout.centres
    .filter((centre) => centre.feature.kind === 'farm')
    .flatMap((centre) => {
      const angles = freeAngles(centre, layout.lines, 6)
      return angles.filter((_, i) => i % 2 === 1).map((angle) => ({ angle, at: add(centre.at, towards(angle, 34)) }))
    })

function centreThings(scatter: Scatter, layout: Layout): void {
  for (const centre of layout.centres) {
    const around = (angle: number, reach: number) => add(centre.at, towards(angle, reach))
    if (centre.feature.kind === 'farm') {
      const [big, , home, , last] = freeAngles(centre, layout.lines, 6) as [number, number, number, number, number]
      scatter.put(around(big, 30), 16, (at) => barn(at, 1.3, 1))
      scatter.put(around(home, 29), 12, (at, r) => house(at, 1.4, r))
      scatter.put(around(last, 25), 7, (at) => haystack(at, 1.2))
      scatter.put(around(last + 0.3, 40), 7, (at, r) => broadleaf(at, 1, r, ['leafGold']))
      scatter.put(around(last - 0.35, 37), 7, (at, r) => broadleaf(at, 0.8, r, ['leaf']))
    } else if (centre.feature.kind === 'city') {
      const angles = freeAngles(centre, layout.lines, 8)
      angles.forEach((angle, i) =>
        scatter.put(around(angle, i % 2 ? 28 : 33), 11, (at, r) =>
          i === 1 ? waterTower(at, 1.2) : facade(at, between(r, 1.12, 1.28), r),
        ),
      )
    } else if (centre.feature.kind === 'junction' && layout.lines[0]?.feature.kind === 'road') {
      scatter.put(add(centre.at, { x: 0, y: 0 }), 9, (at, r) =>
        broadleaf({ x: at.x, y: at.y - 5 }, 1.05, r, ['leaf', 'leafDark']),
      )
    }
    scatter.avoid([{ at: centre.at, radius: centre.radius }])
  }
}

export function sceneryOf(layout: Layout, theme: Theme): Thing[] {
  const scatter = new Scatter(layout, 'scatter')
  centreThings(scatter, layout)
  if (theme === 'mayflower') townThings(scatter, layout)
  else mountainThings(scatter, layout)
  wilds(scatter, layout, theme)
  return scatter.things
}
