import type { Point } from '../../tiles/types'
import { add, minus, unit } from '../../tiles/geometry'
import { xy } from '../../tiles/path'
import type { TrailNode } from '../types'
import type { Spot } from './layout'

/** One arrow of the trail, from the centre of one space to the centre of the next. */
export interface Segment {
  readonly from: string
  readonly to: string
  readonly d: string
  /** The middle of the visible road between the two spaces, and its direction in degrees. */
  readonly arrow: Point & { readonly angle: number }
}

type Cubic = readonly [Point, Point, Point, Point]

const sum = (points: readonly Point[]): Point => points.reduce((a, b) => add(a, b), { x: 0, y: 0 })

/** The road's direction through each space: between where it comes from and where it goes. */
function headings(nodes: readonly TrailNode[], spots: Readonly<Record<string, Spot>>): Record<string, Point> {
  const ways: Record<string, Point[]> = {}
  for (const { id, next } of nodes) {
    for (const to of next) {
      const way = unit(minus(spots[to] as Spot, spots[id] as Spot))
      ;(ways[id] ??= []).push(way)
      ;(ways[to] ??= []).push(way)
    }
  }
  return Object.fromEntries(Object.entries(ways).map(([id, list]) => [id, unit(sum(list))]))
}

function cubic(a: Point, b: Point, out: Point, into: Point): Cubic {
  const reach = Math.hypot(b.x - a.x, b.y - a.y) * 0.36
  return [a, add(a, out, reach), add(b, into, -reach), b]
}

function at([a, b, c, d]: Cubic, t: number): Point {
  const s = 1 - t
  const mix = (k: 'x' | 'y') => s ** 3 * a[k] + 3 * s * s * t * b[k] + 3 * s * t * t * c[k] + t ** 3 * d[k]
  return { x: mix('x'), y: mix('y') }
}

const covers = (spot: Spot, p: Point): boolean =>
  Math.abs(p.x - spot.x) < spot.width / 2 && Math.abs(p.y - spot.y) < spot.height / 2

/** Where an arrowhead is easiest to see: halfway along the open road. */
function openMiddle(way: Cubic, from: Spot, to: Spot): Segment['arrow'] {
  const steps = Array.from({ length: 41 }, (_, i) => i / 40)
  const open = steps.filter((t) => !covers(from, at(way, t)) && !covers(to, at(way, t)))
  const t = open.length ? ((open[0] as number) + (open[open.length - 1] as number)) / 2 : 0.5
  const [before, after] = [at(way, t - 0.02), at(way, t + 0.02)]
  return { ...at(way, t), angle: Math.round((Math.atan2(after.y - before.y, after.x - before.x) * 180) / Math.PI) }
}

export function segmentsOf(nodes: readonly TrailNode[], spots: Readonly<Record<string, Spot>>): Segment[] {
  const heading = headings(nodes, spots)
  return nodes.flatMap(({ id, next }) =>
    next.map((to) => {
      const [from, end] = [spots[id] as Spot, spots[to] as Spot]
      const way = cubic(from, end, heading[id] as Point, heading[to] as Point)
      return {
        from: id,
        to,
        d: `M${xy(way[0])}C${xy(way[1])} ${xy(way[2])} ${xy(way[3])}`,
        arrow: openMiddle(way, from, end),
      }
    }),
  )
}
