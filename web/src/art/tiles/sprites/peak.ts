import { between, type Random } from '../../../board/random'
import type { Point } from '../types'
import { type Part, penAt, type Sprite, sprite } from './sprite'

/** A peak seen from the front: lit on the left of a winding ridge, shaded on the right. */
export function peak(middle: Point, scale: number, random: Random): Sprite {
  const wide = between(random, 11, 14)
  const tall = between(random, 20, 26)
  const lean = between(random, -2, 2)
  const foot = { x: middle.x, y: middle.y + tall * 0.42 * scale }
  const p = penAt(foot, scale)
  const jag = () => between(random, -1, 1)
  const ridge: readonly (readonly [number, number])[] = [
    [lean, -tall],
    [lean + 1.2 + jag(), -tall * 0.74],
    [lean - 1.4 + jag(), -tall * 0.5],
    [lean + 1.6 + jag(), -tall * 0.24],
    [lean + jag(), 1.6],
  ]
  const left: readonly (readonly [number, number])[] = [
    [-wide, 0],
    [-wide * 0.72 + jag(), -tall * 0.27],
    [-wide * 0.44 + jag(), -tall * 0.5],
    [-wide * 0.22 + lean * 0.6 + jag() * 0.6, -tall * 0.8],
  ]
  const right: readonly (readonly [number, number])[] = [
    [wide * 0.26 + lean * 0.6 + jag() * 0.6, -tall * 0.78],
    [wide * 0.46 + jag(), -tall * 0.52],
    [wide * 0.78 + jag(), -tall * 0.24],
    [wide, 0],
  ]
  const write = (points: readonly (readonly [number, number])[]) => points.map(([x, y]) => p(x, y)).join('L')
  const parts: Part[] = [
    { style: 'rock', d: `M${write([...left, ...ridge])}Q${p(-wide * 0.5, 2.4)} ${p(-wide, 0)}Z` },
    {
      style: 'rockShade',
      d: `M${write([ridge[0] as [number, number], ...right])}Q${p(wide * 0.5, 2.4)} ${write([...ridge].reverse())}Z`,
    },
    { style: 'hatch', d: hatching(wide, tall, lean, p) },
  ]
  if (tall * scale > 18) parts.push(snow(wide, tall, lean, p))
  return sprite(foot, scale, wide * 0.55, tall * 0.9, parts)
}

/** Snow on both flanks, thinner on the shaded one. */
function snow(wide: number, tall: number, lean: number, p: ReturnType<typeof penAt>): Part {
  const line = -tall * 0.62
  const foot = lean * 0.6
  return {
    style: 'snow',
    d: `M${p(lean, -tall)}L${p(foot + wide * 0.24, -tall * 0.79)}L${p(lean + 2.4, -tall * 0.72)}L${p(lean + 1.2, -tall * 0.78)}L${p(lean + 0.6, line + 1)}L${p(lean - 1.4, line - 1.4)}L${p(lean - 2.8, line + 2.4)}L${p(foot - wide * 0.34, line - 0.4)}L${p(foot - wide * 0.22, -tall * 0.8)}Z`,
  }
}

function hatching(wide: number, tall: number, lean: number, p: ReturnType<typeof penAt>): string {
  const strokes = [
    [0.34, -0.42, 0.2, -0.16],
    [0.6, -0.26, 0.5, -0.06],
    [-0.42, -0.36, -0.54, -0.14],
  ] as const
  return strokes
    .map(([x1, y1, x2, y2]) => `M${p(lean * 0.5 + wide * x1, tall * y1)}L${p(wide * x2 + lean * 0.3, tall * y2)}`)
    .join('')
}

/** A rounded hill at the foot of the mountains. */
export function hill(middle: Point, scale: number, random: Random): Sprite {
  const foot = { x: middle.x, y: middle.y + 4 * scale }
  const p = penAt(foot, scale, random() < 0.5 ? 1 : -1)
  return sprite(foot, scale, 6, 7, [
    {
      style: 'hill',
      d: `M${p(-8.6, 0)}Q${p(-5, -7.4)} ${p(-1, -8)}Q${p(3.6, -8.4)} ${p(8.6, 0)}Q${p(0, 2)} ${p(-8.6, 0)}Z`,
    },
    {
      style: 'leafShade',
      d: `M${p(0.4, -8)}Q${p(4, -7.6)} ${p(8.6, 0)}Q${p(5, 1)} ${p(2.4, 1)}Q${p(4, -3)} ${p(0.4, -8)}Z`,
    },
    { style: 'hatch', d: `M${p(3, -5.6)}L${p(4.2, -2)}M${p(5, -4)}L${p(6.2, -1)}M${p(-4.4, -4)}L${p(-5.4, -1.6)}` },
  ])
}
