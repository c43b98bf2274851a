import type { Point, Side } from '../../art/tiles'
import type { Box } from '../../board/box'
import type { Cell } from './board'

/** The plane of the tiles: a tile is 200 units wide, and row 0, column 0 starts at the origin. */
export const TILE = 200

export const corner = ({ row, col }: Cell): Point => ({ x: col * TILE, y: row * TILE })
export const middle = ({ row, col }: Cell): Point => ({ x: (col + 0.5) * TILE, y: (row + 0.5) * TILE })
export const cellAt = ({ x, y }: Point): Cell => ({ row: Math.floor(y / TILE), col: Math.floor(x / TILE) })

const STEPS: Record<Side, Cell> = {
  N: { row: -1, col: 0 },
  E: { row: 0, col: 1 },
  S: { row: 1, col: 0 },
  W: { row: 0, col: -1 },
}
export const SIDES = Object.keys(STEPS) as readonly Side[]

export const beside = ({ row, col }: Cell, side: Side): Cell => ({
  row: row + STEPS[side].row,
  col: col + STEPS[side].col,
})

/** The smallest box around several cells, with a margin in tiles. */
export function boxAround(cells: readonly Cell[], margin = 0): Box {
  const rows = cells.map(({ row }) => row)
  const cols = cells.map(({ col }) => col)
  const [top, left] = [Math.min(...rows) - margin, Math.min(...cols) - margin]
  return {
    x: left * TILE,
    y: top * TILE,
    width: (Math.max(...cols) + 1 + margin - left) * TILE,
    height: (Math.max(...rows) + 1 + margin - top) * TILE,
  }
}

/** How much of the map around a spot belongs to it. */
const AROUND = 130

export const boxAt = ({ x, y }: Point): Box => ({ x: x - AROUND / 2, y: y - AROUND / 2, width: AROUND, height: AROUND })

/** The squares of several cells as one path. */
export const squares = (cells: readonly Cell[], over = 0.5): string =>
  cells
    .map((cell) => {
      const { x, y } = corner(cell)
      const size = TILE + 2 * over
      return `M${x - over} ${y - over}h${size}v${size}h${-size}z`
    })
    .join('')
