import { between, type Random, seeded } from '../../../board/random'
import { add, distanceToLine, steps, towards } from '../../tiles/geometry'
import { blob, num, path } from '../../tiles/path'
import { tuft } from '../../tiles/sprites/plants'
import type { Point } from '../../tiles/types'
import type { HazardType, TrailNode } from '../types'
import type { Spot } from './layout'

/** The ground under a zone's hazards: scree below the cliffs, or a river in flood. */

const REACH = 50

/** A lobed outline around a row of places. */
function around(line: readonly Point[], reach: number, random: Random): string {
  const [first, last] = [line[0] as Point, line[line.length - 1] as Point]
  const at = (p: Point, angle: number) => add(p, towards(angle, reach * between(random, 0.84, 1.16)))
  const side = (turn: number) => steps(line, 30).map(({ at: p, way }) => at(p, Math.atan2(way.y, way.x) + turn))
  const cap = (p: Point, from: number) => [0.25, 0.5, 0.75].map((share) => at(p, from - share * Math.PI))
  const heading = (a: Point, b: Point) => Math.atan2(b.y - a.y, b.x - a.x)
  const [out, into] = [heading(line[line.length - 2] as Point, last), heading(first, line[1] as Point)]
  const quarter = Math.PI / 2
  return blob([
    ...side(quarter),
    ...cap(last, out + quarter),
    ...side(-quarter).reverse(),
    ...cap(first, into - quarter),
  ])
}

/** Marks scattered over the zone. */
function strewn(line: readonly Point[], count: number, random: Random, mark: (p: Point) => string): string {
  const xs = line.map((p) => p.x)
  const ys = line.map((p) => p.y)
  const [low, high] = [Math.min(...xs) - REACH, Math.max(...xs) + REACH]
  const [top, foot] = [Math.min(...ys) - REACH, Math.max(...ys) + REACH]
  const marks: string[] = []
  for (let i = 0; i < count * 30 && marks.length < count; i += 1) {
    const p = { x: between(random, low, high), y: between(random, top, foot) }
    if (distanceToLine(p, line) < REACH - 8) marks.push(mark(p))
  }
  return marks.join('')
}

function flood(line: readonly Point[]): string {
  const random = seeded('flood zone')
  const water = around(line, REACH, random)
  const ripples = strewn(line, 46, random, ({ x, y }) => `M${num(x)} ${num(y)}q4-3.6 8 0q4-3.6 8 0`)
  const reeds = strewn(line, 26, random, (p) => tuft(p, random))
  return (
    path(water, { fill: '#a9c6c6', stroke: '#6f97a0', 'stroke-width': 1.6 }) +
    path(around(line, REACH - 16, seeded('flood depth')), { fill: '#97b9bd' }) +
    path(ripples, { stroke: '#e4ecdf', 'stroke-width': 1.4, fill: 'none', 'stroke-linecap': 'round' }) +
    path(reeds, { stroke: '#5f7a4c', 'stroke-width': 1.4, fill: 'none', 'stroke-linecap': 'round' })
  )
}

function landslide(line: readonly Point[]): string {
  const random = seeded('landslide zone')
  const stones = strewn(line, 120, random, ({ x, y }) => {
    const r = between(random, 1.2, 3.6)
    return `M${num(x - r)} ${num(y)}L${num(x - r * 0.4)} ${num(y - r)}L${num(x + r * 0.8)} ${num(y - r * 0.7)}L${num(x + r)} ${num(y + r * 0.4)}Z`
  })
  const runs = strewn(
    line,
    34,
    random,
    ({ x, y }) =>
      `M${num(x)} ${num(y)}q${num(between(random, 1, 4))} 8 ${num(between(random, 4, 9))} ${num(between(random, 12, 20))}`,
  )
  return (
    path(around(line, REACH, random), { fill: '#cbb08a', opacity: '.9' }) +
    path(runs, { stroke: '#9a7d58', 'stroke-width': 1.3, opacity: '.7', fill: 'none', 'stroke-linecap': 'round' }) +
    path(stones, { fill: '#a3927c', stroke: '#6d5a45', 'stroke-width': '.8', 'stroke-linejoin': 'round' })
  )
}

export function zoneArt(nodes: readonly TrailNode[], spots: Readonly<Record<string, Spot>>, kind: HazardType): string {
  const line = nodes.filter((node) => node.kind === kind).map((node) => spots[node.id] as Spot)
  if (line.length < 2) return ''
  return kind === 'flood' ? flood(line) : landslide(line)
}
