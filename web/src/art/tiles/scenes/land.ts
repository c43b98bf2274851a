import { between, seeded } from '../../../board/random'
import { add, towards, turnedPoint } from '../geometry'
import { isCovered, type Layout, reserved } from '../layout'
import { GROUND } from '../palette'
import { blob, num, path } from '../path'
import { regionAt } from '../regions'
import { tuft } from '../sprites/plants'
import { OVERLAP, type Point, type Theme, TILE, type Turns } from '../types'

/** Eastern meadows and western prairies: a wash of colour, grass and flowers. */

const SQUARE = `M${-OVERLAP} ${-OVERLAP}h${TILE + 2 * OVERLAP}v${TILE + 2 * OVERLAP}h${-TILE - 2 * OVERLAP}z`
const WASHES = 4
const TUFTS = 30
const FLOWERS = 12

function wash(at: Point, radius: number, random: () => number): string {
  return blob(
    Array.from({ length: 7 }, (_, i) => add(at, towards((i / 7) * 2 * Math.PI, radius * between(random, 0.6, 1.2)))),
  )
}

export function land(layout: Layout, theme: Theme, turns: Turns): string {
  const random = seeded(`${layout.kind.id} land`)
  const kept = reserved(layout)
  const colours = GROUND[theme]
  const isField = (p: Point) => layout.kind.fields.some((field) => field.id === regionAt(layout.regions, p))
  const isInside = (p: Point) => p.x > 3 && p.y > 5 && p.x < 197 && p.y < 197
  const turned = (p: Point) => turnedPoint(p, turns)
  const anywhere = (margin: number): Point => ({
    x: between(random, margin, 200 - margin),
    y: between(random, margin, 200 - margin),
  })
  const washes = (count: number) =>
    Array.from({ length: count }, () => wash(turned(anywhere(44)), between(random, 16, 36), random)).join('')
  const hearts = Array.from({ length: 5 }, () => anywhere(10))
  const clump = (i: number): Point => add(hearts[i % 5] as Point, towards(random() * 6.3, between(random, 3, 20)))
  const free = Array.from({ length: TUFTS * 2 }, (_, i) => (i % 5 < 3 ? clump(i) : anywhere(3))).filter(
    (p) => isInside(p) && isField(p) && !isCovered(kept, p, -3),
  )
  const tufts = free
    .slice(0, TUFTS)
    .map((p) => tuft(turned(p), random))
    .join('')
  const flowers = free
    .slice(TUFTS, TUFTS + FLOWERS)
    .map((p) => `M${num(turned(p).x)} ${num(turned(p).y)}h.01`)
    .join('')
  return [
    path(SQUARE, { fill: `url(#nw-${theme}-land)`, 'shape-rendering': 'crispEdges' }),
    path(washes(WASHES), { fill: colours.dark, opacity: '.13' }),
    path(washes(WASHES - 1), { fill: colours.light, opacity: '.3' }),
    path(tufts, { transform: 'scale(.25)', stroke: colours.grass, 'stroke-width': 4.4, 'stroke-linecap': 'round' }, 4),
    path(flowers, { stroke: colours.flower, 'stroke-width': '2.2', 'stroke-linecap': 'round' }),
  ].join('')
}
