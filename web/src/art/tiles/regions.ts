import type { Area } from './areas'
import { contains, distance, distanceToLine } from './geometry'
import type { Centre, Line } from './lines'
import { type Half, type Point, TILE, type TileKind } from './types'

/** Which feature or field each small square of a tile belongs to. */
export const CELL = 2
export const CELLS = TILE / CELL
const NOBODY = -1

export interface Regions {
  readonly ids: readonly string[]
  /** Row by row, an index into `ids`, or -1. */
  readonly cells: Int8Array
}

export const cellCentre = (index: number): Point => ({
  x: ((index % CELLS) + 0.5) * CELL,
  y: (Math.floor(index / CELLS) + 0.5) * CELL,
})

export const cellAt = (p: Point): number => {
  const clamp = (value: number) => Math.max(0, Math.min(CELLS - 1, Math.floor(value / CELL)))
  return clamp(p.y) * CELLS + clamp(p.x)
}

export const regionAt = (regions: Regions, p: Point): string | null =>
  regions.ids[regions.cells[cellAt(p)] ?? NOBODY] ?? null

function halfCells(half: Half): number[] {
  const isFirst = half.endsWith('1')
  const run = Array.from({ length: CELLS / 2 }, (_, i) => i)
  const far = CELLS - 1
  switch (half[0]) {
    case 'N':
      return run.map((i) => (isFirst ? i : far - i))
    case 'E':
      return run.map((i) => (isFirst ? i : far - i) * CELLS + far)
    case 'S':
      return run.map((i) => far * CELLS + (isFirst ? far - i : i))
    default:
      return run.map((i) => (isFirst ? far - i : i) * CELLS)
  }
}

/** Fields grow from their half sides until they meet a feature or each other. */
function grow(cells: Int8Array, kind: TileKind, ids: readonly string[]): void {
  const queue: number[] = []
  for (const field of kind.fields) {
    const label = ids.indexOf(field.id)
    for (const cell of field.halves.flatMap(halfCells)) {
      if (cells[cell] !== NOBODY) continue
      cells[cell] = label
      queue.push(cell)
    }
  }
  const spread = (from: number, to: number) => {
    if (cells[to] !== NOBODY) return
    cells[to] = cells[from] as number
    queue.push(to)
  }
  for (const cell of queue) {
    const x = cell % CELLS
    if (x > 0) spread(cell, cell - 1)
    if (x < CELLS - 1) spread(cell, cell + 1)
    spread(cell, cell - CELLS)
    spread(cell, cell + CELLS)
  }
}

export function regionsOf(
  kind: TileKind,
  areas: readonly Area[],
  centres: readonly Centre[],
  lines: readonly Line[],
): Regions {
  const ids = [...kind.features.map((f) => f.id), ...kind.fields.map((f) => f.id)]
  const cells = new Int8Array(CELLS * CELLS).fill(NOBODY)
  for (let i = 0; i < cells.length; i += 1) {
    const p = cellCentre(i)
    const owner =
      lines.find((line) => distanceToLine(p, line.points) <= line.half + 1) ??
      centres.find((centre) => distance(p, centre.at) <= centre.radius) ??
      areas.find((area) => contains(area.polygon, p))
    if (owner) cells[i] = ids.indexOf(owner.feature.id)
  }
  grow(cells, kind, ids)
  return { ids, cells }
}

/** How far each cell of a region is from the region's edge; the tile's edge counts too. */
export function clearance(regions: Regions, id: string): Float32Array {
  const label = regions.ids.indexOf(id)
  const far = new Float32Array(CELLS * CELLS)
  const at = (x: number, y: number): number =>
    x < 0 || y < 0 || x >= CELLS || y >= CELLS ? 0 : (far[y * CELLS + x] as number)
  const relax = (x: number, y: number, d: 1 | -1) => {
    const index = y * CELLS + x
    if (regions.cells[index] !== label) return
    const least = Math.min(
      at(x - d, y) + CELL,
      at(x, y - d) + CELL,
      at(x - d, y - d) + CELL * 1.41,
      at(x + d, y - d) + CELL * 1.41,
    )
    far[index] = d === 1 ? least : Math.min(far[index] as number, least)
  }
  for (let y = 0; y < CELLS; y += 1) for (let x = 0; x < CELLS; x += 1) relax(x, y, 1)
  for (let y = CELLS - 1; y >= 0; y -= 1) for (let x = CELLS - 1; x >= 0; x -= 1) relax(x, y, -1)
  return far
}
