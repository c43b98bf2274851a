import { HALF, type Point, round, SIZE } from '../../../board/hex'
import { between, type Random } from '../../../board/random'

/** One stroke or wash of a drawing: a path and the name of its ink (a style class). */
export interface Shape {
  readonly ink: string
  readonly d: string
}

export type Artist = (random: Random, at: Point) => Shape[]

export const n = round

function isInside(x: number, y: number, inset: number): boolean {
  const half = HALF - inset
  const size = SIZE - inset * 1.15
  return Math.abs(x) <= half && Math.abs(y) <= size - Math.abs(x) * (size / 2 / half)
}

/** Up to `count` places inside a hex, at least `gap` apart, from back (top) to front. */
export function scatter(random: Random, at: Point, count: number, gap: number, inset = 8): Point[] {
  const places: Point[] = []
  for (let tries = 0; tries < count * 14 && places.length < count; tries += 1) {
    const [x, y] = [between(random, -HALF, HALF), between(random, -SIZE, SIZE)]
    const free = places.every((p) => Math.hypot(p.x - x, (p.y - y) * 1.2) >= gap)
    if (isInside(x, y, inset) && free) places.push({ x, y })
  }
  return places.sort((a, b) => a.y - b.y).map((p) => ({ x: at.x + p.x, y: at.y + p.y }))
}
