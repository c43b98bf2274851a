import { between } from '../../../board/random'
import { type Artist, n, scatter } from './shape'

/** Tall grass in the wind: clumps of long blades, some with an ear. */
export const prairie: Artist = (random, at) => {
  let blades = ''
  let ears = ''
  for (const { x, y } of scatter(random, { x: at.x, y: at.y + 7 }, 9, 13, 9)) {
    const count = 3 + Math.floor(random() * 3)
    for (let i = 0; i < count; i += 1) {
      const spread = (i - (count - 1) / 2) * 2.6
      const tall = between(random, 10, 17) - Math.abs(spread) * 0.7
      const bend = spread * 0.9 + between(random, 2, 5)
      blades += `M${n(x + spread * 0.4)},${n(y)}q${n(spread * 0.2)},${n(-tall * 0.7)} ${n(bend)},${n(-tall)}`
      if (random() < 0.3) ears += `M${n(x + spread * 0.4 + bend)},${n(y - tall)}q2.6,-.6 3.4,2.6q-2.8,.6 -3.4,-2.6Z`
    }
  }
  return [
    { ink: 'blade', d: blades },
    { ink: 'ear', d: ears },
  ]
}
