import { fitted, placed } from '../art'
import { effectArt } from '../effects'
import { lettered, rimmed } from '../lettering'
import { ROAD } from '../palette'
import { num } from '../../tiles/path'
import type { Point } from '../../tiles/types'
import { symbolAt } from '../symbols'
import type { TrailNode } from '../types'
import type { Spot } from './layout'
import type { Segment } from './road'

/** What is printed along the trail: the road with its arrows, and the empty spaces. */

/** Roads over land; those to the port across the strait are sea routes. */
export function roadArt(segments: readonly Segment[], overseas: string): string {
  const joined = (isSailed: boolean) =>
    segments
      .filter(({ to }) => (to === overseas) === isSailed)
      .map((segment) => segment.d)
      .join('')
  const [d, sailed] = [joined(false), joined(true)]
  const heads = segments
    .map(
      ({ arrow }) =>
        `<path d="M-6-6.4L6.4 0L-6 6.4L-3 0Z" transform="translate(${num(arrow.x)} ${num(arrow.y)}) rotate(${arrow.angle})"/>`,
    )
    .join('')
  return [
    `<path d="${sailed}" fill="none" stroke="#f3eedd" stroke-width="9" opacity=".8"/><path d="${sailed}" fill="none" stroke="#3f6168" stroke-width="2.6" stroke-dasharray="9 6"/>`,
    `<g fill="none" stroke-linecap="round"><path d="${d}" stroke="#3d3a36" stroke-opacity=".16" stroke-width="19"/><path d="${d}" stroke="${ROAD.edge}" stroke-width="15"/>`,
    `<path d="${d}" stroke="${ROAD.fill}" stroke-width="12"/><path d="${d}" stroke="${ROAD.edge}" stroke-opacity=".5" stroke-width="1.1" stroke-dasharray="7 6"/></g>`,
    `<g fill="${ROAD.mark}" stroke="${ROAD.fill}" stroke-width="2.4" stroke-linejoin="round" paint-order="stroke">${heads}</g>`,
  ].join('')
}

const box = ({ x, y, width, height }: Spot, attributes: string, inset = 0, radius = 7): string =>
  `<rect x="${num(x - width / 2 + inset)}" y="${num(y - height / 2 + inset)}" width="${num(width - 2 * inset)}" height="${num(height - 2 * inset)}" rx="${radius}" ${attributes}/>`

function buildSpace(node: TrailNode, spot: Spot): string {
  const { x, y } = spot
  const gate = node.needs_exploration ?? 0
  return [
    box(spot, `fill="${node.risky ? '#cfae8d' : '#efe4c2'}" fill-opacity=".78" stroke="#6d5a40" stroke-width="1.5"`),
    box(spot, 'fill="none" stroke="#6d5a40" stroke-opacity=".6" stroke-width="1" stroke-dasharray="5 4"', 5, 4),
    gate
      ? symbolAt('exploration', x - 27, y - 22, 24) + rimmed(gate, x + 10, y, 24)
      : `<g opacity=".34">${symbolAt('build', x - 15, y - 20, 30)}</g>`,
    node.gold_on_build ? symbolAt('gold', x - 12, y + 6, 23) : '',
  ].join('')
}

const neutralSpace = (node: TrailNode, spot: Spot): string =>
  box(spot, 'fill="#e6dcc0" stroke="#4a403a" stroke-width="1.6"') +
  lettered(node.letter ?? '', spot.x, spot.y + 14, 42, '#a8987a')

function hazardSpace(node: TrailNode, spot: Spot): string {
  const isFlood = node.kind === 'flood'
  return (
    box(
      spot,
      `fill="${isFlood ? '#bcd3d3' : '#d9c3a2'}" fill-opacity=".85" stroke="${isFlood ? '#4f7f8d' : '#7d5f40'}" stroke-width="1.6" stroke-dasharray="6 4"`,
      1.4,
      14,
    ) + `<g opacity=".4">${symbolAt(isFlood ? 'flood' : 'landslide', spot.x - 15, spot.y - 15, 30)}</g>`
  )
}

const startSpace = (spot: Spot): string =>
  box(spot, 'fill="#efe4c2" fill-opacity=".9" stroke="#6d5a40" stroke-width="1.6"', 0, 30) +
  `<g opacity=".5">${symbolAt('walk', spot.x - 18, spot.y - 19, 38)}</g>`

function wellington(spot: Spot): string {
  return (
    box(spot, 'fill="#f3e7c8" fill-opacity=".94" stroke="#4a403a" stroke-width="2"', 0, 10) +
    box(spot, 'fill="none" stroke="#a4523f" stroke-width="1.2"', 5, 6) +
    symbolAt('wellington', spot.x - 46, spot.y - 47, 92)
  )
}

export function spaceArt(node: TrailNode, spot: Spot): string {
  if (node.kind === 'build') return buildSpace(node, spot)
  if (node.kind === 'neutral') return neutralSpace(node, spot)
  if (node.kind === 'start') return startSpace(spot)
  if (node.kind === 'wellington') return wellington(spot)
  return hazardSpace(node, spot)
}

const BADGE = { width: 66, height: 20 } as const

const lushBadge = ({ x, y }: Point): string =>
  `<circle cx="${num(x)}" cy="${num(y)}" r="11" fill="#dfe3b4" stroke="#4d6a3a" stroke-width="1.4"/>${symbolAt('lush', x - 8.4, y - 8.6, 17)}`

/** The number that names a building or hazard space. */
const numberBadge = (number: number, { x, y }: Point): string =>
  `<circle cx="${num(x)}" cy="${num(y)}" r="12" fill="#f8f1de" stroke="#6d5a40" stroke-width="1.2"/>${lettered(number, x, y + 5.4, 16, '#5a4a38')}`

/** What remains visible under a tile: the space's number, lush ground, and the action of risky terrain. */
export function markArt(node: TrailNode, spot: Spot, number: number | undefined): string {
  const corner = (side: 1 | -1): Point => ({ x: spot.x + side * (spot.width / 2 + 3), y: spot.y + spot.height / 2 - 7 })
  const badges = (node.lush ? lushBadge(corner(1)) : '') + (number === undefined ? '' : numberBadge(number, corner(-1)))
  if (!node.risk_action?.length) return badges
  const [left, top] = [spot.x - BADGE.width / 2, spot.y + spot.height / 2 - 3]
  const badge = {
    width: BADGE.width,
    height: BADGE.height,
    markup: `<rect width="${BADGE.width}" height="${BADGE.height}" rx="5" fill="#f3dcc2" stroke="#7a3f2c" stroke-width="1.4"/>${fitted(effectArt(node.risk_action), 3, 2, BADGE.width - 6, BADGE.height - 4)}`,
  }
  return badges + placed(badge, left, top)
}
