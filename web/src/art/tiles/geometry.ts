import { type Point, type Side, TILE, type Turns } from './types'

export const CENTRE: Point = { x: TILE / 2, y: TILE / 2 }

/** The two corners of a side, clockwise. */
export const CORNERS: Record<Side, readonly [Point, Point]> = {
  N: [
    { x: 0, y: 0 },
    { x: TILE, y: 0 },
  ],
  E: [
    { x: TILE, y: 0 },
    { x: TILE, y: TILE },
  ],
  S: [
    { x: TILE, y: TILE },
    { x: 0, y: TILE },
  ],
  W: [
    { x: 0, y: TILE },
    { x: 0, y: 0 },
  ],
}

export const add = (a: Point, b: Point, times = 1): Point => ({ x: a.x + b.x * times, y: a.y + b.y * times })
export const minus = (a: Point, b: Point): Point => ({ x: a.x - b.x, y: a.y - b.y })
export const mix = (a: Point, b: Point, t: number): Point => ({ x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t })
export const distance = (a: Point, b: Point): number => Math.sqrt((a.x - b.x) ** 2 + (a.y - b.y) ** 2)
export const unit = (a: Point): Point => {
  const length = Math.hypot(a.x, a.y) || 1
  return { x: a.x / length, y: a.y / length }
}
export const normal = (a: Point): Point => ({ x: -a.y, y: a.x })
export const towards = (angle: number, length: number): Point => ({
  x: Math.cos(angle) * length,
  y: Math.sin(angle) * length,
})

export const middle = (side: Side): Point => mix(CORNERS[side][0], CORNERS[side][1], 0.5)
/** The direction into the tile from a side. */
export const inwards = (side: Side): Point => unit(minus(CENTRE, middle(side)))

export function turnedPoint(point: Point, turns: Turns): Point {
  const quarters: readonly Point[] = [
    point,
    { x: TILE - point.y, y: point.x },
    { x: TILE - point.x, y: TILE - point.y },
    { x: point.y, y: TILE - point.x },
  ]
  return quarters[turns] as Point
}

export function centroid(points: readonly Point[]): Point {
  const sum = points.reduce((total, p) => add(total, p), { x: 0, y: 0 })
  return { x: sum.x / points.length, y: sum.y / points.length }
}

export function contains(polygon: readonly Point[], p: Point): boolean {
  let inside = false
  let before = polygon[polygon.length - 1] as Point
  for (const at of polygon) {
    const isBetween = at.y > p.y !== before.y > p.y
    if (isBetween && p.x < ((before.x - at.x) * (p.y - at.y)) / (before.y - at.y) + at.x) inside = !inside
    before = at
  }
  return inside
}

export function distanceToSegment(p: Point, a: Point, b: Point): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y]
  const t = Math.max(0, Math.min(1, ((p.x - a.x) * dx + (p.y - a.y) * dy) / (dx * dx + dy * dy || 1)))
  return Math.sqrt((p.x - a.x - dx * t) ** 2 + (p.y - a.y - dy * t) ** 2)
}

export function distanceToLine(p: Point, points: readonly Point[]): number {
  let least = Infinity
  for (let i = 1; i < points.length; i += 1) {
    least = Math.min(least, distanceToSegment(p, points[i - 1] as Point, points[i] as Point))
  }
  return least
}

export const lengthOf = (points: readonly Point[]): number =>
  points.reduce((sum, p, i) => (i === 0 ? 0 : sum + distance(p, points[i - 1] as Point)), 0)

export interface Step {
  readonly at: Point
  /** The direction of travel. */
  readonly way: Point
}

/** The point at a fraction (0..1) of a line's length. */
export function along(points: readonly Point[], share: number): Step {
  let left = lengthOf(points) * share
  for (let i = 1; i < points.length; i += 1) {
    const [a, b] = [points[i - 1] as Point, points[i] as Point]
    const length = distance(a, b)
    if (left <= length || i === points.length - 1)
      return { at: mix(a, b, length ? left / length : 0), way: unit(minus(b, a)) }
    left -= length
  }
  return { at: points[0] as Point, way: { x: 1, y: 0 } }
}

/** Evenly spaced points along a line, the first and last half a step from its ends. */
export function steps(points: readonly Point[], spacing: number): Step[] {
  const count = Math.max(1, Math.round(lengthOf(points) / spacing))
  return Array.from({ length: count }, (_, i) => along(points, (i + 0.5) / count))
}

export function bezier(a: Point, b: Point, c: Point, d: Point, count: number): Point[] {
  return Array.from({ length: count + 1 }, (_, i) => {
    const t = i / count
    const [p, q, r] = [mix(a, b, t), mix(b, c, t), mix(c, d, t)]
    return mix(mix(p, q, t), mix(q, r, t), t)
  })
}

/** A line shifted sideways; `by` may vary along it. */
export function offset(points: readonly Point[], by: (share: number, index: number) => number): Point[] {
  return points.map((p, i) => {
    const way = unit(minus(points[Math.min(i + 1, points.length - 1)] as Point, points[Math.max(i - 1, 0)] as Point))
    return add(p, normal(way), by(i / (points.length - 1), i))
  })
}
