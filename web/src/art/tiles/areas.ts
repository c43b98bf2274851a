import { between, type Random, seeded } from '../../board/random'
import { add, CENTRE, CORNERS, minus, mix, unit } from './geometry'
import { isArea, OVERLAP, type Point, type Side, SIDES, TILE, type TileFeature, type TileKind } from './types'

/** Towns and mountains: they fill their sides from corner to corner, with a hand-drawn border inside the tile. */
export interface Area {
  readonly feature: TileFeature
  readonly polygon: readonly Point[]
  /** The area's borders inside the tile, from corner to corner. */
  readonly borders: readonly (readonly Point[])[]
}

/** How deep the border lies inside the tile, by the number of open sides it goes round. */
const DEPTH: Record<number, number> = { 1: 50, 2: 0, 3: 64 }
const STEEP = 0.3
const SHALLOW = 0.62
const SAMPLES = 13

const next = (side: Side): Side => SIDES[(SIDES.indexOf(side) + 1) % 4] as Side
const previous = (side: Side): Side => SIDES[(SIDES.indexOf(side) + 3) % 4] as Side

/** An area's sides as clockwise runs of neighbours. */
function runs(edges: readonly Side[]): Side[][] {
  const starts = SIDES.filter((side) => edges.includes(side) && !edges.includes(previous(side)))
  return starts.map((start) => {
    const run = [start]
    while (run.length < 4 && edges.includes(next(run[run.length - 1] as Side)))
      run.push(next(run[run.length - 1] as Side))
    return run
  })
}

const outside = (p: Point): Point => {
  const push = (value: number) => (value === 0 ? -OVERLAP : value === TILE ? TILE + OVERLAP : value)
  return { x: push(p.x), y: push(p.y) }
}

const ramp = (t: number, width: number): number => Math.sin((Math.PI / 2) * Math.min(1, t / width))

interface Gap {
  readonly from: Side
  readonly to: Side
  readonly sides: number
}

function border(gap: Gap, shared: ReadonlySet<Point>, yields: number, random: Random): Point[] {
  const [p, q] = [CORNERS[gap.from][1], CORNERS[gap.to][0]]
  const chord = minus(q, p)
  const isCorner = gap.sides === 2
  const side = unit(isCorner ? minus(CORNERS[gap.from][0], CENTRE) : minus(CENTRE, mix(p, q, 0.5)))
  const depth = (DEPTH[gap.sides] ?? 0) + (isCorner ? yields : 0)
  const [first, last] = [shared.has(p) ? SHALLOW : STEEP, shared.has(q) ? SHALLOW : STEEP]
  const [phase, waves, sway] = [between(random, 0, 6.3), between(random, 2.2, 3.4), between(random, 3.5, 5.5)]
  return Array.from({ length: SAMPLES + 1 }, (_, i) => {
    const t = i / SAMPLES
    const wander =
      Math.sin(Math.PI * t) * (sway * Math.sin(phase + waves * 2 * Math.PI * t) + between(random, -1.2, 1.2))
    return add(add(p, chord, t), side, depth * ramp(t, first) * ramp(1 - t, last) + (i % SAMPLES === 0 ? 0 : wander))
  })
}

function areaOf(feature: TileFeature, shared: ReadonlySet<Point>, yields: number, random: Random): Area {
  const parts = runs(feature.edges)
  if (parts.length === 0) return { feature, polygon: SIDES.map((side) => outside(CORNERS[side][0])), borders: [] }
  const borders = parts.map((run, i) => {
    const [from, to] = [run[run.length - 1] as Side, (parts[(i + 1) % parts.length] as Side[])[0] as Side]
    const sides = (SIDES.indexOf(to) - SIDES.indexOf(from) + 3) % 4
    return border({ from, to, sides }, shared, yields, random)
  })
  const polygon = parts.flatMap((run, i) => [
    ...run.flatMap((side) => CORNERS[side].map(outside)),
    ...(borders[i] as Point[]).slice(1, -1),
  ])
  return { feature, polygon, borders }
}

/** Corners where two different areas touch: both stay shallow there, leaving a strip of land between them. */
function sharedCorners(areas: readonly TileFeature[]): Set<Point> {
  const corners = SIDES.filter((side) => {
    const [here, after] = [side, next(side)].map((s) => areas.find((area) => area.edges.includes(s)))
    return here && after && here !== after
  }).flatMap((side) => [CORNERS[side][1], CORNERS[next(side)][0]])
  return new Set(corners)
}

export function areasOf(kind: TileKind): Area[] {
  const features = kind.features.filter(isArea)
  const shared = sharedCorners(features)
  const yields = kind.features.length > features.length ? 14 : 0
  return features.map((feature) => areaOf(feature, shared, yields, seeded(`${kind.id} ${feature.id} border`)))
}
