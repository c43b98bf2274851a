import { between } from '../../../board/random'
import { type Artist, n, scatter } from './shape'

/** Dry ground: stones, a few low tufts, dust. */
export const steppe: Artist = (random, at) => {
  let tufts = ''
  let stones = ''
  let dust = ''
  for (const { x, y } of scatter(random, at, 7, 16, 9)) {
    if (random() < 0.5) {
      const w = between(random, 3, 5.4)
      stones += `M${n(x - w)},${n(y)}q${n(-w * 0.1)},${n(-w * 0.9)} ${n(w * 0.8)},${n(-w)}t${n(w * 1.2)},${n(w)}Z`
    } else {
      tufts += `M${n(x)},${n(y)}l-4.4,-3.4M${n(x)},${n(y)}l-1.6,-5.6M${n(x)},${n(y)}l1.8,-5.4M${n(x)},${n(y)}l4.6,-3`
    }
  }
  for (const { x, y } of scatter(random, at, 16, 7, 5)) dust += `M${n(x)},${n(y)}h.1`
  return [
    { ink: 'dust', d: dust },
    { ink: 'pebble', d: stones },
    { ink: 'tuft', d: tufts },
  ]
}
