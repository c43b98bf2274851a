import { between, seeded } from '../../board/random'
import { GROUND } from './palette'
import { element, num, path } from './path'
import { symbolDefs } from './symbols'
import type { Theme } from './types'

/** What all tiles of a theme share. It goes once into the page, in a <defs> of any drawing. */

const SPAN = 200

/** Dots of ink that repeat with the tiles, so that no seam shows. */
function stipple(seed: string, count: number, low: number, high: number): string {
  const random = seeded(seed)
  return Array.from({ length: count }, () => `M${num(between(random, 2, SPAN - 2))} ${num(between(random, 2, SPAN - 2))}h${num(between(random, low, high))}`).join('')
}

function grain(id: string, dark: string, light: string): string {
  const dots = path(stipple(`${id} dark`, 190, 0.1, 1.6), { stroke: dark, 'stroke-width': '.9', opacity: '.55', 'stroke-linecap': 'round' })
  const sheen = path(stipple(`${id} light`, 130, 0.1, 3), { stroke: light, 'stroke-width': '1.2', opacity: '.6', 'stroke-linecap': 'round' })
  return element('pattern', { id, width: SPAN, height: SPAN, patternUnits: 'userSpaceOnUse' }, dots + sheen)
}

export function tileDefs(theme: Theme): string {
  const { dark, light } = GROUND[theme]
  const rock = theme === 'gold_rush' ? grain('nw-rock-grain', '#7d6652', '#d9c6ab') : ''
  return grain(`nw-${theme}-grain`, dark, light) + rock + symbolDefs()
}
