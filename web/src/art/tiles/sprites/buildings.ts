import { between, oneOf, type Random } from '../../../board/random'
import type { Style } from '../palette'
import type { Point } from '../types'
import { type Part, penAt, type Sprite, sprite } from './sprite'

const ROOFS: readonly Style[] = ['roofRed', 'roofRed', 'roofSlate', 'roofThatch', 'roofBrown']
const WALLS: readonly Style[] = ['wall', 'wall', 'wallWarm']

/** A colonist's house: gable to the front, the long roof to one side. */
export function house(middle: Point, scale: number, random: Random): Sprite {
  const foot = { x: middle.x, y: middle.y + 6 * scale }
  const p = penAt(foot, scale, random() < 0.5 ? 1 : -1)
  const long = between(random, 5.5, 8.5)
  const [left, mid, right] = [-long, -long + 7, 7]
  const parts: Part[] = [
    { style: 'shadow', d: `M${p(left, 0.6)}L${p(right + 1.4, 0.6)}L${p(right, 2)}Z` },
    {
      style: oneOf(random, WALLS),
      d: `M${p(left, 0.6)}L${p(left, -5)}L${p(left + 3.5, -10)}L${p(mid, -5)}L${p(mid, 0.6)}Z`,
    },
    { style: 'wallShade', d: `M${p(mid, 0.6)}L${p(mid, -5)}L${p(right, -5)}L${p(right, 0.6)}Z` },
    {
      style: oneOf(random, ROOFS),
      d: `M${p(left + 3.5, -10.4)}L${p(right - 3.2, -10.4)}L${p(right + 1, -4.4)}L${p(mid - 0.2, -4.4)}Z`,
    },
    {
      style: 'dark',
      d: `M${p(left + 2.4, 0.4)}L${p(left + 2.4, -3)}L${p(left + 4.6, -3)}L${p(left + 4.6, 0.4)}ZM${p(mid + 2, -1)}L${p(mid + 2, -3)}L${p(mid + 4, -3)}L${p(mid + 4, -1)}Z`,
    },
  ]
  if (random() < 0.5)
    parts.push({
      style: 'woodDark',
      d: `M${p(right - 4.6, -9.4)}L${p(right - 4.6, -13)}L${p(right - 2.6, -13)}L${p(right - 2.6, -9.4)}Z`,
    })
  return sprite(foot, scale, 9, 14, parts)
}

export function church(middle: Point, scale: number, random: Random): Sprite {
  const foot = { x: middle.x, y: middle.y + 10 * scale }
  const p = penAt(foot, scale, random() < 0.5 ? 1 : -1)
  return sprite(foot, scale, 12, 31, [
    { style: 'shadow', d: `M${p(-9, 0.6)}L${p(13, 0.6)}L${p(10, 2.4)}L${p(-8, 2.4)}Z` },
    { style: 'wall', d: `M${p(-8, 0.6)}L${p(-8, -17)}L${p(-1, -17)}L${p(-1, 0.6)}Z` },
    { style: 'wallShade', d: `M${p(-1, 0.6)}L${p(-1, -6)}L${p(11, -6)}L${p(11, 0.6)}Z` },
    {
      style: 'roofSlate',
      d: `M${p(-1, -12)}L${p(7.6, -12)}L${p(12, -5.6)}L${p(-1, -5.6)}ZM${p(-9, -16.6)}L${p(-4.5, -28)}L${p(0, -16.6)}Z`,
    },
    {
      style: 'dark',
      d: `M${p(-5.8, 0.5)}L${p(-5.8, -3.4)}Q${p(-4.5, -5.4)} ${p(-3.2, -3.4)}L${p(-3.2, 0.5)}ZM${p(-5.6, -11)}L${p(-5.6, -13.4)}Q${p(-4.5, -15)} ${p(-3.4, -13.4)}L${p(-3.4, -11)}ZM${p(2, -1.2)}L${p(2, -3.6)}L${p(3.6, -3.6)}L${p(3.6, -1.2)}ZM${p(6.4, -1.2)}L${p(6.4, -3.6)}L${p(8, -3.6)}L${p(8, -1.2)}Z`,
    },
    { style: 'ink', d: `M${p(-4.5, -28)}L${p(-4.5, -31.4)}M${p(-5.7, -30)}L${p(-3.3, -30)}` },
  ])
}

/** A big red barn with its gambrel roof. */
export function barn(middle: Point, scale: number, flip: 1 | -1): Sprite {
  const foot = { x: middle.x, y: middle.y + 8 * scale }
  const p = penAt(foot, scale, flip)
  return sprite(foot, scale, 14, 18, [
    { style: 'shadow', d: `M${p(-12, 0.6)}L${p(14, 0.6)}L${p(11, 2.6)}L${p(-11, 2.6)}Z` },
    {
      style: 'wallRed',
      d: `M${p(-12, 0.6)}L${p(-12, -7)}L${p(-10, -12)}L${p(-6, -15)}L${p(-2, -12)}L${p(0, -7)}L${p(0, 0.6)}Z`,
    },
    { style: 'wallShade', d: `M${p(0, 0.6)}L${p(0, -7)}L${p(12, -7)}L${p(12, 0.6)}Z` },
    {
      style: 'roofBrown',
      d: `M${p(-6, -15.8)}L${p(7, -15.8)}L${p(10.6, -12)}L${p(12.8, -6.4)}L${p(0, -6.4)}L${p(-2, -12)}Z`,
    },
    {
      style: 'lit',
      d: `M${p(-8.6, 0.4)}L${p(-8.6, -5.4)}L${p(-3.4, -5.4)}L${p(-3.4, 0.4)}ZM${p(-7.2, -9)}L${p(-7.2, -11)}L${p(-4.8, -11)}L${p(-4.8, -9)}Z`,
    },
    {
      style: 'hatch',
      d: `M${p(-8.6, 0.4)}L${p(-3.4, -5.4)}M${p(-3.4, 0.4)}L${p(-8.6, -5.4)}M${p(-2, -12)}L${p(10.6, -12)}M${p(4, 0.4)}L${p(4, -6)}M${p(8, 0.4)}L${p(8, -6)}`,
    },
    { style: 'ink', d: `M${p(-12.8, -6.6)}L${p(-10, -12.4)}L${p(-6, -15.8)}L${p(-2, -12)}L${p(0, -6.6)}` },
  ])
}

export function haystack(middle: Point, scale: number): Sprite {
  const foot = { x: middle.x, y: middle.y + 4 * scale }
  const p = penAt(foot, scale)
  return sprite(foot, scale, 6, 10, [
    { style: 'shadow', d: `M${p(-6, 0)}L${p(7, 0)}L${p(5, 1.8)}L${p(-5, 1.8)}Z` },
    { style: 'hay', d: `M${p(-5, 0.4)}Q${p(-5.6, -5)} ${p(-1, -8.6)}L${p(0.6, -8.6)}Q${p(5.6, -5)} ${p(5, 0.4)}Z` },
    { style: 'hatch', d: `M${p(-2.4, -1)}L${p(-1.4, -5)}M${p(0.4, -1.4)}L${p(0.2, -6)}M${p(3, -1)}L${p(2, -4.6)}` },
  ])
}

const FRONTS: readonly Style[] = ['wallWarm', 'wallRose', 'wall', 'wallBlue', 'wood']

/** A wooden house of the West behind a tall false front. */
export function facade(middle: Point, scale: number, random: Random): Sprite {
  const foot = { x: middle.x, y: middle.y + 8 * scale }
  const p = penAt(foot, scale, random() < 0.5 ? 1 : -1)
  const tall = between(random, 13.5, 17.5)
  const top = oneOf(random, [
    `L${p(-7, -tall)}L${p(7, -tall)}`,
    `L${p(-7, -tall + 2)}L${p(-4, -tall + 2)}L${p(-4, -tall - 1)}L${p(4, -tall - 1)}L${p(4, -tall + 2)}L${p(7, -tall + 2)}`,
    `L${p(-7, -tall + 3)}L${p(0, -tall - 2.4)}L${p(7, -tall + 3)}`,
    `L${p(-7, -tall + 2)}Q${p(0, -tall - 5)} ${p(7, -tall + 2)}`,
  ])
  return sprite(foot, scale, 10, 19, [
    { style: 'shadow', d: `M${p(-8, 0.6)}L${p(11, 0.6)}L${p(9, 2.4)}L${p(-7, 2.4)}Z` },
    { style: 'woodDark', d: `M${p(6, 0.6)}L${p(6, -9)}L${p(10, -7)}L${p(10, 0.6)}Z` },
    { style: oneOf(random, FRONTS), d: `M${p(-7, 0.6)}${top}L${p(7, 0.6)}Z` },
    { style: 'roofBrown', d: `M${p(-8, -4.6)}L${p(-6.6, -6.6)}L${p(6.6, -6.6)}L${p(8, -4.6)}Z` },
    {
      style: 'dark',
      d: `M${p(-1.6, 0.4)}L${p(-1.6, -3.6)}L${p(1.6, -3.6)}L${p(1.6, 0.4)}ZM${p(-4.4, -8)}L${p(-4.4, -10.4)}L${p(-2.4, -10.4)}L${p(-2.4, -8)}ZM${p(2.4, -8)}L${p(2.4, -10.4)}L${p(4.4, -10.4)}L${p(4.4, -8)}Z`,
    },
    {
      style: 'lit',
      d: `M${p(-5.4, -1)}L${p(-5.4, -3.4)}L${p(-3, -3.4)}L${p(-3, -1)}ZM${p(3, -1)}L${p(3, -3.4)}L${p(5.4, -3.4)}L${p(5.4, -1)}Z`,
    },
    { style: 'hatch', d: `M${p(-7.4, 0.4)}L${p(-7.4, -4.6)}M${p(7.4, 0.4)}L${p(7.4, -4.6)}` },
  ])
}

/** A wooden water tower that fills the engines. */
export function waterTower(middle: Point, scale: number): Sprite {
  const foot = { x: middle.x, y: middle.y + 9 * scale }
  const p = penAt(foot, scale)
  return sprite(foot, scale, 7, 20, [
    { style: 'shadow', d: `M${p(-5, 0)}L${p(7, 0)}L${p(6, 1.8)}L${p(-4, 1.8)}Z` },
    { style: 'wood', d: `M${p(-5.4, -8)}L${p(-5.4, -15)}L${p(5.4, -15)}L${p(5.4, -8)}Q${p(0, -6.6)} ${p(-5.4, -8)}Z` },
    { style: 'roofBrown', d: `M${p(-6.4, -14.6)}L${p(0, -19.4)}L${p(6.4, -14.6)}Z` },
    {
      style: 'hatch',
      d: `M${p(-2, -8)}L${p(-2, -14.6)}M${p(2, -8)}L${p(2, -14.6)}M${p(-5.4, -11.4)}L${p(5.4, -11.4)}`,
    },
    {
      style: 'ink',
      d: `M${p(-4.4, 0)}L${p(-3.8, -7.8)}M${p(4.4, 0)}L${p(3.8, -7.8)}M${p(-4.2, -1)}L${p(4, -6.6)}M${p(4.2, -1)}L${p(-4, -6.6)}`,
    },
  ])
}
