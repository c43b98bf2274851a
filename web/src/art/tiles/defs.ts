import { between, seeded } from '../../board/random'
import { GROUND } from './palette'
import { element, num, path } from './path'
import { symbolDefs } from './symbols'
import type { Theme } from './types'

/** What all tiles of a theme share. Include it once in the page, in the <defs> of any drawing. */

const SPAN = 200

/** Ink dots that repeat with the tiles, so no seam shows. */
function stipple(seed: string, count: number, low: number, high: number): string {
  const random = seeded(seed)
  return Array.from(
    { length: count },
    () =>
      `M${num(between(random, 2, SPAN - 2))} ${num(between(random, 2, SPAN - 2))}h${num(between(random, low, high))}`,
  ).join('')
}

/** A ground colour and its grain in one pattern. */
function grain(id: string, ground: string, dark: string, light: string): string {
  const floor = element('rect', { width: SPAN, height: SPAN, fill: ground })
  const dots = path(stipple(`${id} dark`, 110, 0.1, 1.6), {
    stroke: dark,
    'stroke-width': '.9',
    opacity: '.55',
    'stroke-linecap': 'round',
  })
  const sheen = path(stipple(`${id} light`, 60, 0.1, 3), {
    stroke: light,
    'stroke-width': '1.2',
    opacity: '.6',
    'stroke-linecap': 'round',
  })
  return element('pattern', { id, width: SPAN, height: SPAN, patternUnits: 'userSpaceOnUse' }, floor + dots + sheen)
}

export function tileDefs(theme: Theme): string {
  const { land, dark, light, floor, floorDark, line } = GROUND[theme]
  return (
    grain(`nw-${theme}-land`, land, dark, light) + grain(`nw-${theme}-floor`, floor, floorDark, line) + symbolDefs()
  )
}
