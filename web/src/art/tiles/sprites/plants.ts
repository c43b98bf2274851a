import { between, oneOf, type Random } from '../../../board/random'
import { add, towards } from '../geometry'
import type { Style } from '../palette'
import { blob, num } from '../path'
import type { Point } from '../types'
import { penAt, type Sprite, sprite } from './sprite'

/** Plants are positioned by their centre, so they stay clear of other objects however the tile is rotated. */

const shadow = (at: Point, rx: number, ry: number): string =>
  `M${num(at.x - rx)} ${num(at.y - ry * 0.4)}q${num(rx)} ${num(ry * 3)} ${num(rx * 2)} 0Z`

function crown(at: Point, radius: number, random: Random): string {
  const bumps = 6
  const start = random()
  const points = Array.from({ length: bumps * 2 }, (_, i) => {
    const reach = radius * (i % 2 ? 1.22 : 0.86) * between(random, 0.92, 1.08)
    return add(at, towards(((i + start) / (bumps * 2)) * 2 * Math.PI, reach))
  })
  return blob(points)
}

export function broadleaf(middle: Point, scale: number, random: Random, leaves: readonly Style[]): Sprite {
  const foot = { x: middle.x, y: middle.y + 9 * scale }
  const p = penAt(foot, scale)
  const top = { x: foot.x, y: foot.y - 11 * scale }
  return sprite(foot, scale, 6, 18, [
    { style: 'shadow', d: shadow({ x: foot.x + 1.5 * scale, y: foot.y }, 7 * scale, 2.2 * scale) },
    { style: 'trunk', d: `M${p(-1.5, 0.4)}L${p(-1.1, -6)}L${p(1.1, -6)}L${p(1.5, 0.4)}Z` },
    { style: oneOf(random, leaves), d: crown(top, 7 * scale, random) },
    {
      style: 'leafShade',
      d: `M${p(-5, -6.4)}Q${p(3, -6)} ${p(5.4, -16)}Q${p(9.4, -9)} ${p(4.5, -5)}Q${p(0, -3.4)} ${p(-5, -6.4)}Z`,
    },
    {
      style: 'hatch',
      d: `M${p(-4, -12)}q${num(1.4 * scale)} ${num(-2.6 * scale)} ${num(3.4 * scale)} ${num(-1 * scale)}`,
    },
  ])
}

export function pine(middle: Point, scale: number, random: Random): Sprite {
  const foot = { x: middle.x, y: middle.y + 9 * scale }
  const tall = between(random, 0.92, 1.15)
  const p = penAt(foot, scale)
  const y = (value: number) => value * tall
  return sprite(foot, scale, 4, 19, [
    { style: 'shadow', d: shadow({ x: foot.x + 1.5 * scale, y: foot.y }, 5 * scale, 1.7 * scale) },
    { style: 'trunk', d: `M${p(-1, 0)}V${num(foot.y - 4 * scale)}H${num(foot.x + scale)}V${num(foot.y)}Z` },
    {
      style: random() < 0.5 ? 'pine' : 'pineDark',
      d: `M${p(0, y(-20))}L${p(3, y(-13.5))}L${p(1.9, y(-13.2))}L${p(4.8, y(-8))}L${p(3.2, y(-7.8))}L${p(6.2, -2.6)}Q${p(0, -0.8)} ${p(-6.2, -2.6)}L${p(-3.2, y(-7.8))}L${p(-4.8, y(-8))}L${p(-1.9, y(-13.2))}L${p(-3, y(-13.5))}Z`,
    },
    {
      style: 'leafShade',
      d: `M${p(0, y(-20))}L${p(3, y(-13.5))}L${p(1.9, y(-13.2))}L${p(4.8, y(-8))}L${p(3.2, y(-7.8))}L${p(6.2, -2.6)}Q${p(3, -1.6)} ${p(1.2, -1.8)}Z`,
    },
  ])
}

export function bush(middle: Point, scale: number, random: Random, leaves: readonly Style[]): Sprite {
  const foot = { x: middle.x, y: middle.y + 3 * scale }
  const p = penAt(foot, scale, random() < 0.5 ? 1 : -1)
  return sprite(foot, scale, 6, 8, [
    { style: 'shadow', d: shadow(foot, 5.6 * scale, 1.6 * scale) },
    {
      style: oneOf(random, leaves),
      d: `M${p(-5, 0)}Q${p(-6.6, -3.6)} ${p(-3.4, -4)}Q${p(-2.6, -7.6)} ${p(0.6, -6)}Q${p(4, -7)} ${p(4, -3.6)}Q${p(6.6, -2.6)} ${p(5, 0)}Q${p(0, 1)} ${p(-5, 0)}Z`,
    },
    { style: 'hatch', d: `M${p(-2.6, -1.4)}L${p(-1.6, -3)}M${p(0.4, -1.4)}L${p(1.2, -3.4)}` },
  ])
}

export function cactus(middle: Point, scale: number, random: Random): Sprite {
  const foot = { x: middle.x, y: middle.y + 8 * scale }
  const p = penAt(foot, scale, random() < 0.5 ? 1 : -1)
  const arm = between(random, -1, 1)
  return sprite(foot, scale, 7, 18, [
    { style: 'shadow', d: shadow({ x: foot.x + scale, y: foot.y }, 4.6 * scale, 1.4 * scale) },
    {
      style: 'cactus',
      d: `M${p(-1.7, 0)}L${p(-1.7, -6)}Q${p(-5.6, -5.6)} ${p(-5.4, -10 + arm)}Q${p(-4.4, -12 + arm)} ${p(-3.4, -10 + arm)}Q${p(-3.4, -8)} ${p(-1.7, -8.2)}L${p(-1.7, -15)}Q${p(0, -17.6)} ${p(1.7, -15)}L${p(1.7, -6.6)}Q${p(3.2, -6.6)} ${p(3.2, -9 - arm)}Q${p(4.2, -11 - arm)} ${p(5.2, -9 - arm)}Q${p(5.4, -4.4)} ${p(1.7, -4.4)}L${p(1.7, 0)}Z`,
    },
    { style: 'hatch', d: `M${p(0, -2)}L${p(0, -14)}` },
  ])
}

export function boulder(middle: Point, scale: number, random: Random): Sprite {
  const foot = { x: middle.x, y: middle.y + 3 * scale }
  const p = penAt(foot, scale, random() < 0.5 ? 1 : -1)
  return sprite(foot, scale, 6, 6, [
    { style: 'shadow', d: shadow(foot, 5.6 * scale, 1.5 * scale) },
    {
      style: 'stone',
      d: `M${p(-5, 0)}L${p(-3.8, -3.6)}L${p(-0.6, -5.4)}L${p(3, -4)}L${p(5, -0.4)}Q${p(0, 1)} ${p(-5, 0)}Z`,
    },
    { style: 'hatch', d: `M${p(-0.6, -5.4)}L${p(0.6, -2.4)}L${p(3.6, -1.4)}` },
  ])
}

/** All the blades of grass on a tile, in one path. */
export function tuft(at: Point, random: Random): string {
  const s = between(random, 0.75, 1.25)
  const lean = between(random, -1, 1)
  return `M${num(at.x - 1.6 * s)} ${num(at.y)}l${num((-1.6 + lean) * s)}${num(-3.4 * s)}m${num((1.6 - lean + 1.6) * s)} ${num(3.4 * s)}l${num(lean * s)}${num(-5.2 * s)}m${num((1.6 - lean) * s)} ${num(5.2 * s)}l${num((1.8 + lean) * s)}${num(-3.6 * s)}`
}
