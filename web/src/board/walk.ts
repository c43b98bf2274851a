import { type Direction, type HexMap, rowName, type Space } from './hex'

/** Where a key leads on a hex board. Letters are key positions around S, whatever the keyboard layout. */
const SIX: Readonly<Record<string, Direction>> = {
  KeyW: 'nw',
  KeyE: 'ne',
  KeyA: 'w',
  KeyD: 'e',
  KeyZ: 'sw',
  KeyX: 'se',
}

export interface Walker {
  readonly at: Space
  /** The x that up and down try to keep. */
  readonly x: number
}

export function walk(map: HexMap, { at, x }: Walker, key: string, code: string): Walker | null {
  const towards = SIX[code]
  if (towards) return arrive(map, map.neighbour(at, towards))
  if (key === 'ArrowLeft') return arrive(map, beside(map, at, -1))
  if (key === 'ArrowRight') return arrive(map, beside(map, at, 1))
  if (key === 'Home') return arrive(map, map.row(at[0])[0] ?? null)
  if (key === 'End') return arrive(map, map.row(at[0]).at(-1) ?? null)
  if (key === 'ArrowUp') return climb(map, x, at[0] - 1)
  if (key === 'ArrowDown') return climb(map, x, at[0] + 1)
  return null
}

const arrive = (map: HexMap, space: Space | null): Walker | null => (space ? { at: space, x: map.x(space) } : null)

function climb(map: HexMap, x: number, row: number): Walker | null {
  const space = map.nearest(x, row)
  return space ? { at: space, x } : null
}

function beside(map: HexMap, at: Space, step: number): Space | null {
  const row = map.row(at[0])
  return row[row.findIndex((space) => space[1] === at[1]) + step] ?? null
}

/** The next of several spaces in reading order, wrapping around. */
export function nextOf(spaces: readonly Space[], at: Space, step: 1 | -1): Space | null {
  const order = (space: Space) => space[0] * 1000 + space[1]
  const sorted = [...spaces].sort((a, b) => (order(a) - order(b)) * step)
  return sorted.find((space) => (order(space) - order(at)) * step > 0) ?? sorted[0] ?? null
}

export const rowsOf = (map: HexMap): { name: string; row: number; spaces: readonly Space[] }[] =>
  map.text.rows.map((_, row) => ({ name: rowName(row), row, spaces: map.row(row) }))
