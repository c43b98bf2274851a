import { between } from '../../../board/random'
import { type Artist, n, scatter } from './shape'

/** Ripples: short wavy lines, each with a shorter one below. */
export const lake: Artist = (random, at) => {
  const d = scatter(random, at, 4, 22, 13).map(({ x, y }) => {
    const w = between(random, 4, 6)
    const second = random() < 0.6 ? `M${n(x - w)},${n(y + 5)}q${n(w / 2)},-2.6 ${n(w)},0t${n(w)},0` : ''
    return `M${n(x - w * 1.5)},${n(y)}q${n(w / 2)},-3 ${n(w)},0t${n(w)},0t${n(w)},0${second}`
  })
  return [{ ink: 'ripple', d: d.join('') }]
}
