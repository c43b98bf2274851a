import { turnedPoint } from './geometry'
import type { Layout } from './layout'
import type { Point, Turns } from './types'

/** What the painters need from a layout, rotated with the tile. Only the ground rotates: objects stay upright. */
export type Scene = Pick<Layout, 'kind' | 'areas' | 'centres' | 'lines' | 'symbols' | 'spots'>

export function turnedScene(layout: Layout, turns: Turns): Scene {
  const turn = (p: Point) => turnedPoint(p, turns)
  return {
    kind: layout.kind,
    areas: layout.areas.map((a) => ({
      ...a,
      polygon: a.polygon.map(turn),
      borders: a.borders.map((b) => b.map(turn)),
    })),
    centres: layout.centres.map((c) => ({ ...c, at: turn(c.at) })),
    lines: layout.lines.map((l) => ({ ...l, points: l.points.map(turn) })),
    symbols: layout.symbols.map((s) => ({ ...s, at: turn(s.at) })),
    spots: Object.fromEntries(Object.entries(layout.spots).map(([id, at]) => [id, turn(at)])),
  }
}
