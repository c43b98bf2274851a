import { compact } from './compact'
import { num } from './numbers'
import type { Point } from './types'

export const xy = (p: Point): string => {
  const [x, y] = [num(p.x), num(p.y)]
  return y.startsWith('-') ? x + y : `${x} ${y}`
}

export const polyline = (points: readonly Point[]): string => `M${points.map(xy).join('L')}`
export const polygon = (points: readonly Point[]): string => `${polyline(points)}Z`

/** A smooth curve through the end points, rounding those between. */
export function curve(points: readonly Point[]): string {
  if (points.length < 3) return polyline(points)
  return `M${xy(points[0] as Point)}${curveOn(points)}`
}

/** The same curve, continuing a path that already ends at its first point. */
export function curveOn(points: readonly Point[]): string {
  const last = points.length - 1
  const parts: string[] = []
  for (let i = 1; i < last; i += 1) {
    const [p, next] = [points[i] as Point, points[i + 1] as Point]
    const to = i === last - 1 ? next : { x: (p.x + next.x) / 2, y: (p.y + next.y) / 2 }
    parts.push(`Q${xy(p)} ${xy(to)}`)
  }
  return parts.join('')
}

/** A closed curve that rounds all its points. */
export function blob(points: readonly Point[]): string {
  const mid = (i: number): Point => {
    const [a, b] = [points[i % points.length] as Point, points[(i + 1) % points.length] as Point]
    return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }
  }
  return `M${xy(mid(0))}${points.map((_, i) => `Q${xy(points[(i + 1) % points.length] as Point)} ${xy(mid(i + 1))}`).join('')}Z`
}

export type Attributes = Readonly<Record<string, string | number>>

const written = (attributes: Attributes): string =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${typeof value === 'number' ? num(value) : value}"`)
    .join('')

export const element = (name: string, attributes: Attributes, inner = ''): string =>
  inner ? `<${name}${written(attributes)}>${inner}</${name}>` : `<${name}${written(attributes)}/>`

export const path = (d: string, attributes: Attributes, scale = 1): string =>
  d ? element('path', { ...attributes, d: compact(d, scale) }) : ''

export { num }
