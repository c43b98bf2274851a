import type { TurnScore } from '../net/generated'

/** The drawing of a score curve: turns from left to right, points upwards. */
export interface Curve {
  readonly width: number
  readonly height: number
  x(turn: number): number
  y(points: number): number
  /** Round numbers at which lines are ruled. */
  readonly ruled: readonly number[]
}

export const MARGIN = { left: 34, right: 26, top: 12, bottom: 20 } as const

export function curve(turns: readonly TurnScore[], width: number, height: number): Curve {
  const points = turns.flatMap(({ scores }) => scores)
  const step = stepFor(Math.max(10, ...points) - Math.min(0, ...points))
  const least = Math.floor(Math.min(0, ...points) / step) * step
  const most = Math.ceil(Math.max(10, ...points) / step) * step
  const [across, up] = [width - MARGIN.left - MARGIN.right, height - MARGIN.top - MARGIN.bottom]
  const last = Math.max(1, turns.length - 1)
  return {
    width,
    height,
    x: (turn) => MARGIN.left + (turn / last) * across,
    y: (value) => MARGIN.top + ((most - value) / (most - least)) * up,
    ruled: Array.from({ length: Math.round((most - least) / step) + 1 }, (_, i) => least + i * step),
  }
}

/** Three to six lines, a round number of points apart. */
function stepFor(range: number): number {
  const steps = [5, 10, 20, 25, 50, 100, 200, 500, 1000]
  return steps.find((step) => range / step <= 5) ?? Math.ceil(range / 5000) * 1000
}

export const pathOf = (shape: Curve, turns: readonly TurnScore[], seat: number): string =>
  turns.map(({ scores }, turn) => `${turn ? 'L' : 'M'}${shape.x(turn)},${shape.y(scores[seat] ?? 0)}`).join('')

/** The turn that is nearest to a place on the drawing. */
export function turnAt(shape: Curve, turns: readonly TurnScore[], x: number): number {
  const share = (x - shape.x(0)) / (shape.x(turns.length - 1) - shape.x(0) || 1)
  return Math.min(turns.length - 1, Math.max(0, Math.round(share * (turns.length - 1))))
}

/** Numbers at the ends of lines, moved apart where they would overlap. */
export function apart(places: readonly number[], gap: number): number[] {
  const order = places.map((y, seat) => ({ y, seat })).sort((a, b) => a.y - b.y)
  for (let i = 1; i < order.length; i += 1) {
    const [above, below] = [order[i - 1], order[i]]
    if (above && below) below.y = Math.max(below.y, above.y + gap)
  }
  const result = [...places]
  for (const { y, seat } of order) result[seat] = y
  return result
}
