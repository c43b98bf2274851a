import { between, seeded } from '../../board/random'
import type { Area } from './areas'
import { add, bezier, CENTRE, centroid, distance, inwards, middle, minus, mix, normal, steps, unit } from './geometry'
import { isArea, isCentre, isLine, type Point, type Side, type TileFeature, type TileKind } from './types'

/** Farms, cities and crossings in the middle of a tile. */
export interface Centre {
  readonly feature: TileFeature
  readonly at: Point
  readonly radius: number
}

/** A road or a railway: it crosses the middle of a side at right angles. */
export interface Line {
  readonly feature: TileFeature
  readonly points: readonly Point[]
  /** Half the width of its band. */
  readonly half: number
  /** The feature that ends it on this tile. */
  readonly stop: TileFeature | null
}

const RADIUS: Record<string, number> = { farm: 46, city: 46, junction: 17 }
export const HALF_WIDTH = { road: 8, rail: 11 } as const
const REACH = 0.7
const SAMPLES = 12

/** The direction away from the surrounding areas, in which centres move. */
function shove(areas: readonly Area[]): Point {
  return areas.reduce(
    (sum, area) => {
      if (area.borders.length !== 1) return sum
      return add(sum, unit(minus(CENTRE, centroid(area.polygon))))
    },
    { x: 0, y: 0 },
  )
}

export function centresOf(kind: TileKind, areas: readonly Area[]): Centre[] {
  return kind.features.filter(isCentre).map((feature) => ({
    feature,
    at: add(CENTRE, shove(areas), feature.kind === 'junction' ? 10 : 14),
    radius: RADIUS[feature.kind] ?? 17,
  }))
}

const bump = (t: number): number => Math.sin(Math.PI * t) ** 2

/** A line with the slight wobble of a hand, except at its ends. */
function swayed(points: readonly Point[], sway: number, seed: string): Point[] {
  const random = seeded(seed)
  const [phase, waves] = [between(random, 0, 6.3), between(random, 0.7, 1.3)]
  return points.map((p, i) => {
    const t = i / (points.length - 1)
    const way = unit(minus(points[Math.min(i + 1, points.length - 1)] as Point, points[Math.max(i - 1, 0)] as Point))
    return add(p, normal(way), sway * bump(t) * Math.sin(phase + waves * 2 * Math.PI * t))
  })
}

/** A line is briefly straight where it crosses a side. */
const lead = (side: Side): Point => add(middle(side), inwards(side), 4)

function through(from: Side, to: Side, push: Point, seed: string, sway: number): Point[] {
  const [a, d] = [lead(from), lead(to)]
  const isStraight = distance(a, d) > 180
  const reach = isStraight ? 60 : 56
  const points = bezier(a, add(a, inwards(from), reach), add(d, inwards(to), reach), d, SAMPLES)
  const pushed = points.map((p, i) => add(p, push, (isStraight ? 11 : 5) * bump(i / SAMPLES)))
  return [middle(from), ...swayed(pushed, isStraight ? sway : sway * 0.6, seed), middle(to)]
}

function stopping(from: Side, target: Point, seed: string, sway: number): Point[] {
  const start = lead(from)
  const far = distance(start, target)
  const points = bezier(
    start,
    add(start, inwards(from), far * 0.45),
    mix(target, add(start, inwards(from), far * 0.6), 0.4),
    target,
    7,
  )
  return [middle(from), ...swayed(points, (sway * 0.6 * Math.min(far, 100)) / 100, seed)]
}

/** Where a line that ends at an area meets its border. */
function gate(from: Side, area: Area): Point {
  const aim = mix(middle(from), CENTRE, REACH)
  const inner = area.borders.flatMap((border) => steps(border, 3).map(({ at }) => at))
  return inner.reduce((best, p) => (distance(p, aim) < distance(best, aim) ? p : best), inner[0] ?? CENTRE)
}

function shortened(points: readonly Point[], centre: Centre): Point[] {
  const margin = centre.feature.kind === 'junction' ? centre.radius - 3 : centre.radius * 0.62
  const kept = points.filter((p) => distance(p, centre.at) > margin)
  const from = kept[kept.length - 1] ?? (points[0] as Point)
  return [...kept, add(centre.at, unit(minus(from, centre.at)), margin)]
}

function lineOf(feature: TileFeature, kind: TileKind, areas: readonly Area[], centres: readonly Centre[]): Line {
  const half = feature.kind === 'rail' ? HALF_WIDTH.rail : HALF_WIDTH.road
  const seed = `${kind.id} ${feature.id} line`
  const sway = feature.kind === 'rail' ? 3.5 : 9
  const stop = kind.features.find((other) => other.id === feature.end) ?? null
  const [from = 'N', to] = feature.edges
  if (to) return { feature, half, stop, points: through(from, to, shove(areas), seed, sway) }
  const area = areas.find((other) => other.feature === stop)
  if (stop && isArea(stop) && area) return { feature, half, stop, points: stopping(from, gate(from, area), seed, sway) }
  const centre = centres.find((other) => other.feature === stop)
  const points = stopping(from, centre?.at ?? CENTRE, seed, sway)
  return { feature, half, stop, points: centre ? shortened(points, centre) : points }
}

export const linesOf = (kind: TileKind, areas: readonly Area[], centres: readonly Centre[]): Line[] =>
  kind.features.filter(isLine).map((feature) => lineOf(feature, kind, areas, centres))
