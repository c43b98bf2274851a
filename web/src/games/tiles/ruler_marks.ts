import { TILE } from './world'

/** The least distance between two numbers, in pixels. */
const APART = 28

export interface RulerMark {
  readonly label: string
  /** In pixels along the ruler. */
  readonly at: number
}

/** The rows or columns between two points of an edge, as many as there is room for. */
export function rulerMarks(
  [first, last]: readonly [first: number, last: number],
  scale: number,
  origin: number,
  low: number,
  high: number,
): RulerMark[] {
  const step = Math.max(1, Math.ceil(APART / (TILE * scale)))
  return Array.from({ length: last - first + 1 }, (_, i) => first + i)
    .filter((n) => n % step === 0)
    .map((n) => ({ label: String(n).replace('-', '−'), at: origin + (n + 0.5) * TILE * scale }))
    .filter(({ at }) => at > low && at < high)
}
