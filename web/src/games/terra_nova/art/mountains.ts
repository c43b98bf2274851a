import type { Point } from '../../../board/hex'
import { between, type Random } from '../../../board/random'
import { type Artist, n, type Shape } from './shape'

/** Peaks with a lit and a shaded face, and snow on the high ones. */
function peak(random: Random, { x, y }: Point, width: number, height: number): Shape[] {
  const lean = between(random, -0.08, 0.08) * width
  const top = { x: x + lean, y: y - height }
  const left = { x: x - width / 2, y }
  const right = { x: x + width / 2, y: y - between(random, 0, 2) }
  const foot = { x: x + width * between(random, 0.02, 0.12), y: y + 1 }
  const ridge = `L${n(top.x + width * 0.07)},${n(top.y + height * 0.3)}L${n(top.x - width * 0.03)},${n(top.y + height * 0.55)}L${n(foot.x)},${n(foot.y)}`
  const shoulder = `L${n(left.x + width * 0.22)},${n(y - height * 0.38)}L${n(left.x + width * 0.27)},${n(y - height * 0.52)}`
  const slope = `L${n(right.x - width * 0.2)},${n(y - height * 0.5)}L${n(right.x - width * 0.15)},${n(y - height * 0.36)}`
  const whole = `M${n(left.x)},${n(left.y)}${shoulder}L${n(top.x)},${n(top.y)}${slope}L${n(right.x)},${n(right.y)}`
  const shade = `M${n(top.x)},${n(top.y)}${slope}L${n(right.x)},${n(right.y)}L${n(foot.x)},${n(foot.y)}${ridge
    .split('L')
    .slice(1, 3)
    .reverse()
    .map((p) => `L${p}`)
    .join('')}Z`
  const hatch = [0.42, 0.58, 0.74].map((t) => {
    const hx = top.x + (right.x - top.x) * t * 0.82
    const hy = top.y + (right.y - top.y) * t
    return `M${n(hx)},${n(hy + 2)}l${n(-width * 0.06)},${n(height * 0.16)}`
  })
  return [
    { ink: 'rock', d: `${whole}Z` },
    { ink: 'rock-shade', d: shade },
    ...(height > 26 ? [snow(top, width, height)] : []),
    { ink: 'rock-line', d: whole + hatch.join('') },
  ]
}

function snow(top: Point, width: number, height: number): Shape {
  const [w, h] = [width * 0.17, height * 0.31]
  const d = `M${n(top.x)},${n(top.y)}L${n(top.x + w * 0.95)},${n(top.y + h)}l${n(-w * 0.5)},${n(-h * 0.22)}l${n(-w * 0.3)},${n(h * 0.4)}l${n(-w * 0.45)},${n(-h * 0.42)}l${n(-w * 0.6)},${n(h * 0.3)}Z`
  return { ink: 'snow', d }
}

export const mountains: Artist = (random, at) => {
  const side = random() < 0.5 ? -1 : 1
  const back = { x: at.x + side * between(random, 9, 14), y: at.y - between(random, 0, 5) }
  const main = { x: at.x - side * between(random, 3, 8), y: at.y + between(random, 13, 18) }
  const front = { x: at.x + side * between(random, 13, 18), y: at.y + between(random, 19, 23) }
  return [
    ...peak(random, back, between(random, 27, 33), between(random, 23, 29)),
    ...peak(random, main, between(random, 36, 42), between(random, 34, 41)),
    ...peak(random, front, between(random, 19, 24), between(random, 13, 17)),
  ]
}
