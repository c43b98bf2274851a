import type { Point } from '../../../board/hex'
import { between, type Random } from '../../../board/random'
import { type Artist, n, scatter, type Shape } from './shape'

/** Broad trees with a few firs among them. */
function broad(random: Random, { x, y }: Point): Shape[] {
  const r = between(random, 5.6, 7.6)
  const top = y - r * 1.5
  const bumps = 6
  const ring = Array.from({ length: bumps }, (_, i) => {
    const angle = (i / bumps) * 2 * Math.PI + between(random, -0.2, 0.2)
    return { x: x + Math.cos(angle) * r, y: top + Math.sin(angle) * r * 0.88 }
  })
  const arcs = ring.map((_, i) => {
    const next = ring[(i + 1) % bumps] as Point
    return `A${n(r * 0.58)},${n(r * 0.58)} 0 0 1 ${n(next.x)},${n(next.y)}`
  })
  const first = ring[0] as Point
  return [
    { ink: 'trunk', d: `M${n(x)},${n(y + 1)}V${n(y - r)}` },
    { ink: 'crown', d: `M${n(first.x)},${n(first.y)}${arcs.join('')}Z` },
    {
      ink: 'crown-shade',
      d: `M${n(x + r * 0.1)},${n(top + r * 0.95)}a${n(r)},${n(r)} 0 0 0 ${n(r * 0.85)},${n(-r * 1.2)}M${n(x - r * 0.45)},${n(top - r * 0.1)}q${n(r * 0.25)},${n(-r * 0.5)} ${n(r * 0.7)},${n(-r * 0.35)}`,
    },
  ]
}

function fir(random: Random, { x, y }: Point): Shape[] {
  const h = between(random, 16, 20)
  const w = h * 0.32
  const tier = (from: number, to: number, wide: number) =>
    `L${n(x + w * wide)},${n(y - h * from)}L${n(x + w * wide * 0.45)},${n(y - h * (from - to))}`
  const right = tier(0.62, -0.04, 0.55) + tier(0.36, -0.04, 0.8) + `L${n(x + w)},${n(y - h * 0.1)}`
  const left = `L${n(x - w)},${n(y - h * 0.1)}L${n(x - w * 0.36)},${n(y - h * 0.4)}L${n(x - w * 0.8)},${n(y - h * 0.36)}L${n(x - w * 0.25)},${n(y - h * 0.66)}L${n(x - w * 0.55)},${n(y - h * 0.62)}`
  return [
    { ink: 'trunk', d: `M${n(x)},${n(y + 1)}V${n(y - h * 0.2)}` },
    { ink: 'fir', d: `M${n(x)},${n(y - h)}${right}${left}Z` },
  ]
}

export const forest: Artist = (random, at) =>
  scatter(random, { x: at.x, y: at.y + 7 }, 9, 13.5, 7).flatMap((p) =>
    random() < 0.26 ? fir(random, p) : broad(random, p),
  )
