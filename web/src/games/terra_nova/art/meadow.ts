import { between } from '../../../board/random'
import { type Artist, n, scatter } from './shape'

/** Flowers with five petals among short grass. */
function petals(x: number, y: number, r: number): string {
  return [0, 1, 2, 3, 4]
    .map((i) => {
      const angle = (i / 5) * 2 * Math.PI - Math.PI / 2
      return disc(x + Math.cos(angle) * r, y + Math.sin(angle) * r, r * 0.68)
    })
    .join('')
}

const disc = (x: number, y: number, r: number) =>
  `M${n(x - r)},${n(y)}a${n(r)},${n(r)} 0 1 0 ${n(2 * r)},0a${n(r)},${n(r)} 0 1 0 ${n(-2 * r)},0Z`

export const meadow: Artist = (random, at) => {
  const inks = { stem: '', cream: '', rose: '', heart: '', grass: '' }
  for (const { x, y } of scatter(random, at, 11, 12, 8)) {
    if (random() < 0.48) {
      inks.grass += `M${n(x)},${n(y)}l-2.4,-5M${n(x)},${n(y)}l.4,-6.4M${n(x)},${n(y)}l3,-4.4`
      continue
    }
    const r = between(random, 1.9, 2.6)
    inks.stem += `M${n(x)},${n(y)}q${n(between(random, -2, 2))},4 0,8m0,-2q3,-.4 4,-3`
    if (random() < 0.6) inks.cream += petals(x, y, r)
    else inks.rose += petals(x, y, r)
    inks.heart += disc(x, y, r * 0.62)
  }
  return Object.entries(inks).map(([ink, d]) => ({ ink, d }))
}
