/** Pointy-top hexes in doubled coordinates: x counts half-widths, rows count from the top. */

export type Space = readonly [row: number, column: number]
export interface Point {
  readonly x: number
  readonly y: number
}

export const SIZE = 40
export const HALF = (SIZE * Math.sqrt(3)) / 2

/** Clockwise from the upper right; edge i faces direction i. */
export const DIRECTIONS = ['ne', 'e', 'se', 'sw', 'w', 'nw'] as const
export type Direction = (typeof DIRECTIONS)[number]

const STEPS: Record<Direction, readonly [dx: number, dr: number]> = {
  ne: [1, -1],
  e: [2, 0],
  se: [1, 1],
  sw: [-1, 1],
  w: [-2, 0],
  nw: [-1, -1],
}

/** Corner i starts edge i, in units of half a width and half a side. */
const CORNERS: readonly (readonly [number, number])[] = [
  [0, -2],
  [1, -1],
  [1, 1],
  [0, 2],
  [-1, 1],
  [-1, -1],
]

export const keyOf = (space: Space): string => `${space[0]}-${space[1]}`
export const isSame = (a: Space | null, b: Space | null): boolean =>
  a !== null && b !== null && a[0] === b[0] && a[1] === b[1]

/** A1 is the first space of the top row; gaps count. */
export const spaceName = ([row, column]: Space): string => `${rowName(row)}${column + 1}`
export const rowName = (row: number): string =>
  row < 26 ? String.fromCharCode(65 + row) : rowName(Math.floor(row / 26) - 1) + rowName(row % 26)

export interface MapText {
  readonly id: string
  readonly rows: readonly string[]
  readonly row_start_x: readonly number[]
  readonly terrain: Readonly<Record<string, string>>
}

export class HexMap {
  readonly spaces: readonly Space[]
  readonly #keys: ReadonlySet<string>

  constructor(readonly text: MapText) {
    this.spaces = text.rows.flatMap((row, r) =>
      [...row].flatMap((letter, c): Space[] => (letter in text.terrain ? [[r, c]] : [])),
    )
    this.#keys = new Set(this.spaces.map(keyOf))
  }

  has(space: Space): boolean {
    return this.#keys.has(keyOf(space))
  }

  terrain([row, column]: Space): string {
    return this.text.terrain[this.text.rows[row]?.[column] ?? ''] ?? ''
  }

  /** The x of a space in half-widths. */
  x([row, column]: Space): number {
    return (this.text.row_start_x[row] ?? 0) + 2 * column
  }

  centre(space: Space): Point {
    return { x: HALF * this.x(space), y: 1.5 * SIZE * space[0] }
  }

  neighbour(space: Space, direction: Direction): Space | null {
    const [dx, dr] = STEPS[direction]
    return this.at(this.x(space) + dx, space[0] + dr)
  }

  at(x: number, row: number): Space | null {
    const column = (x - (this.text.row_start_x[row] ?? 0)) / 2
    const space: Space = [row, column]
    return this.has(space) ? space : null
  }

  row(row: number): readonly Space[] {
    return this.spaces.filter((space) => space[0] === row)
  }

  /** The space of another row nearest to x; of two equally near, the right one. */
  nearest(x: number, row: number): Space | null {
    const distance = (space: Space) => Math.abs(this.x(space) - x - 0.01)
    return this.row(row).reduce<Space | null>(
      (best, space) => (!best || distance(space) < distance(best) ? space : best),
      null,
    )
  }

  /** Groups of spaces connected by a predicate. */
  patches(joined: (a: Space, b: Space) => boolean): Space[][] {
    const seen = new Set<string>()
    const patches: Space[][] = []
    for (const start of this.spaces) {
      if (seen.has(keyOf(start))) continue
      seen.add(keyOf(start))
      const patch: Space[] = [start]
      for (const space of patch) {
        for (const direction of DIRECTIONS) {
          const next = this.neighbour(space, direction)
          if (next && !seen.has(keyOf(next)) && joined(space, next)) {
            seen.add(keyOf(next))
            patch.push(next)
          }
        }
      }
      patches.push(patch)
    }
    return patches
  }

  bounds(): { left: number; top: number; right: number; bottom: number } {
    const centres = this.spaces.map((space) => this.centre(space))
    return {
      left: Math.min(...centres.map((p) => p.x)) - HALF,
      right: Math.max(...centres.map((p) => p.x)) + HALF,
      top: Math.min(...centres.map((p) => p.y)) - SIZE,
      bottom: Math.max(...centres.map((p) => p.y)) + SIZE,
    }
  }

  corner(space: Space, index: number): Corner {
    const [dx, dy] = CORNERS[index % 6] as readonly [number, number]
    return [this.x(space) + dx, 3 * space[0] + dy]
  }
}

/** A corner in whole half-widths and half-sides, so that neighbours agree on it exactly. */
export type Corner = readonly [number, number]
export const cornerPoint = ([x, y]: Corner): Point => ({ x: x * HALF, y: (y * SIZE) / 2 })

/** The outlines of a group of spaces, each a closed clockwise walk along corners. */
export function outlines(map: HexMap, group: readonly Space[]): Corner[][] {
  const inside = new Set(group.map(keyOf))
  const next = new Map<string, readonly [Corner, Corner]>()
  for (const space of group) {
    DIRECTIONS.forEach((direction, i) => {
      const other = map.neighbour(space, direction)
      if (other && inside.has(keyOf(other))) return
      const from = map.corner(space, i)
      next.set(String(from), [from, map.corner(space, i + 1)])
    })
  }
  return walks(next)
}

function walks(next: Map<string, readonly [Corner, Corner]>): Corner[][] {
  const loops: Corner[][] = []
  while (next.size > 0) {
    const loop: Corner[] = []
    let key = next.keys().next().value as string
    for (let edge = next.get(key); edge; edge = next.get(key)) {
      next.delete(key)
      loop.push(edge[0])
      key = String(edge[1])
    }
    loops.push(loop)
  }
  return loops
}

export function hexPath(at: Point, size: number = SIZE): string {
  const points = CORNERS.map(([x, y]) => `${round(at.x + (x * HALF * size) / SIZE)},${round(at.y + (y * size) / 2)}`)
  return `M${points.join('L')}Z`
}

export const round = (value: number): number => Math.round(value * 10) / 10
