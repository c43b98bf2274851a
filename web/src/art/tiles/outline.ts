import { contours } from './contour'
import { add, offset, towards, turnedPoint } from './geometry'
import { type Layout, layoutOf, type PlacedSymbol } from './layout'
import { blob, curve, curveOn, xy } from './path'
import { areaPath } from './scenes/areas'
import { turnedScene } from './turned'
import type { Point, TileKind, Turns } from './types'

/** The outline of a feature or field, for highlighting and hit-testing. */
export function featureOutline(kind: TileKind, id: string, turns: Turns = 0): string {
  const layout = layoutOf(kind)
  const scene = turnedScene(layout, turns)
  const area = scene.areas.find((one) => one.feature.id === id)
  if (area) return areaPath(area)
  const centre = scene.centres.find((one) => one.feature.id === id)
  if (centre) return round(centre.at, centre.radius)
  const line = scene.lines.find((one) => one.feature.id === id)
  if (line) return band(line.points, line.half + 2)
  return fieldOutline(layout, id, turns)
}

const round = (at: Point, radius: number): string =>
  blob(Array.from({ length: 12 }, (_, i) => add(at, towards((i / 12) * 2 * Math.PI, radius * 1.03))))

function band(points: readonly Point[], half: number): string {
  const [left, right] = [offset(points, () => half), offset(points, () => -half).reverse()]
  return `${curve(left)}L${xy(right[0] as Point)}${curveOn(right)}Z`
}

const fieldOutline = (layout: Layout, id: string, turns: Turns): string =>
  contours(layout.regions, id)
    .map((loop) => `M${loop.map((p) => xy(turnedPoint(p, turns))).join('L')}Z`)
    .join('')

/** Where a tile's symbols are and what they count for. */
export const symbolPlaces = (kind: TileKind, turns: Turns = 0): readonly PlacedSymbol[] =>
  turnedScene(layoutOf(kind), turns).symbols

export type Spots = Readonly<Record<string, Point>>

/** A place for a follower on each feature and field that can hold one. */
export const spots = (kind: TileKind, turns: Turns = 0): Spots => turnedScene(layoutOf(kind), turns).spots
