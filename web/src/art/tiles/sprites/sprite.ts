import { type Style, STYLES } from '../palette'
import { element, num, path } from '../path'
import type { Point } from '../types'

/** A small upright drawing: a tree, a house, a peak. */
export interface Part {
  readonly style: Style
  readonly d: string
}

export interface Sprite {
  readonly parts: readonly Part[]
  /** Where it stands; sprites lower on the map are drawn in front. */
  readonly foot: number
  readonly box: readonly [left: number, top: number, right: number, bottom: number]
}

/** Converts points in a sprite's own units, with its foot at 0, 0, to places on the tile. */
export type Pen = (dx: number, dy: number) => string

export const penAt =
  (at: Point, scale = 1, flip: 1 | -1 = 1): Pen =>
  (dx, dy) =>
    `${num(at.x + dx * scale * flip)} ${num(at.y + dy * scale)}`

export function sprite(at: Point, scale: number, half: number, height: number, parts: readonly Part[]): Sprite {
  return { parts, foot: at.y, box: [at.x - half * scale, at.y - height * scale, at.x + half * scale, at.y + scale * 2] }
}

const overlap = (a: Sprite, b: Sprite): boolean =>
  a.box[0] < b.box[2] && b.box[0] < a.box[2] && a.box[1] < b.box[3] && b.box[1] < a.box[3]

/** Sprite coordinates are whole quarters of a unit. */
const FINE = 4
const ORDER = Object.keys(STYLES) as Style[]

function layer(sprites: readonly Sprite[]): string {
  const strokes = new Map<Style, string>()
  for (const { style, d } of sprites.flatMap((one) => one.parts)) strokes.set(style, (strokes.get(style) ?? '') + d)
  return ORDER.map((style) => path(strokes.get(style) ?? '', STYLES[style], FINE)).join('')
}

/** Draws sprites from back to front with as few paths as possible: those that do not overlap share theirs. */
export function stacked(sprites: readonly Sprite[]): string {
  const sorted = [...sprites].sort((a, b) => a.foot - b.foot)
  const layers: Sprite[][] = []
  const depth = new Map<Sprite, number>()
  for (const one of sorted) {
    const behind = [...depth].filter(([other]) => overlap(one, other)).map(([, level]) => level + 1)
    const level = Math.max(0, ...behind)
    depth.set(one, level)
    ;(layers[level] ??= []).push(one)
  }
  return layers.length
    ? element('g', { transform: `scale(${1 / FINE})`, 'stroke-width': FINE }, layers.map(layer).join(''))
    : ''
}
