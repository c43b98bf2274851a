import type { Point } from '../../../board/hex'
import { between, type Random } from '../../../board/random'
import { type Artist, n, scatter, type Shape } from './shape'

/** Round hummocks with short hatching down the lee side. */
function hummock(random: Random, { x, y }: Point, w: number, h: number): Shape[] {
  const back = `M${n(x - w)},${n(y)}C${n(x - w * 0.62)},${n(y - h * 1.25)} ${n(x + w * 0.42)},${n(y - h * 1.45)} ${n(x + w)},${n(y)}`
  const hatch = [0.3, 0.46, 0.62, 0.78].map((t) => {
    const hx = x + w * t
    const hy = y - h * (1.02 - t * t * 1.12)
    return `M${n(hx)},${n(hy + 1.5)}q${n(w * 0.05)},${n(h * 0.16)} ${n(w * between(random, 0, 0.06))},${n(h * 0.34)}`
  })
  return [
    { ink: 'hill', d: `${back}Q${n(x)},${n(y + 3)} ${n(x - w)},${n(y)}Z` },
    { ink: 'hill-line', d: back + hatch.join('') },
  ]
}

export const hills: Artist = (random, at) =>
  scatter(random, { x: at.x, y: at.y + 7 }, 4, 21, 15).flatMap((p) =>
    hummock(random, p, between(random, 13, 18), between(random, 11, 15)),
  )
