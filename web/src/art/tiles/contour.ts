import { CELL, CELLS, type Regions } from './regions'
import type { Point } from './types'

/** A region's outlines as closed walks along the corners of its cells, rounded. */

type Corner = number
const WIDTH = CELLS + 1

function rim(regions: Regions, id: string): Map<Corner, Corner> {
  const label = regions.ids.indexOf(id)
  const isIn = (x: number, y: number) =>
    x >= 0 && y >= 0 && x < CELLS && y < CELLS && regions.cells[y * CELLS + x] === label
  const next = new Map<Corner, Corner>()
  for (let y = 0; y < CELLS; y += 1) {
    for (let x = 0; x < CELLS; x += 1) {
      if (!isIn(x, y)) continue
      const corner = y * WIDTH + x
      if (!isIn(x, y - 1)) next.set(corner, corner + 1)
      if (!isIn(x + 1, y)) next.set(corner + 1, corner + 1 + WIDTH)
      if (!isIn(x, y + 1)) next.set(corner + 1 + WIDTH, corner + WIDTH)
      if (!isIn(x - 1, y)) next.set(corner + WIDTH, corner)
    }
  }
  return next
}

function walks(next: Map<Corner, Corner>): Corner[][] {
  const loops: Corner[][] = []
  while (next.size > 0) {
    const [start] = next.keys()
    const loop: Corner[] = []
    for (let at = start; at !== undefined && next.has(at);) {
      loop.push(at)
      const to = next.get(at) as Corner
      next.delete(at)
      at = to
    }
    loops.push(loop)
  }
  return loops.filter((loop) => loop.length > 24)
}

const isOnRim = (p: Point): boolean => p.x === 0 || p.y === 0 || p.x === CELLS * CELL || p.y === CELLS * CELL

/** Smooths steps into slopes, but keeps points on the tile's edge where they are. */
function smoothed(points: readonly Point[]): Point[] {
  const reach = 3
  return points.map((p, i) => {
    if (isOnRim(p)) return p
    let [x, y] = [0, 0]
    for (let d = -reach; d <= reach; d += 1) {
      const q = points[(i + d + points.length) % points.length] as Point
      x += q.x
      y += q.y
    }
    return { x: x / (2 * reach + 1), y: y / (2 * reach + 1) }
  })
}

const isCornerOfTile = (p: Point): boolean => p.x % (CELLS * CELL) === 0 && p.y % (CELLS * CELL) === 0

export function contours(regions: Regions, id: string): Point[][] {
  return walks(rim(regions, id)).map((loop) => {
    const points = loop.map((corner) => ({ x: (corner % WIDTH) * CELL, y: Math.floor(corner / WIDTH) * CELL }))
    return smoothed(points).filter((p, i) => i % 3 === 0 || isCornerOfTile(p))
  })
}
