import { between, seeded } from '../../../board/random'
import { add, towards } from '../../tiles/geometry'
import { blob, element, num, path } from '../../tiles/path'
import { compassRose, shipAt } from '../../tiles/ships'
import type { Point } from '../../tiles/types'
import { LAND, SEA } from '../palette'
import { CHART, type Plate } from './layout'

/** The chart under the lanes: paper sea with lines of depth around land, soundings, rhumb lines, a rose and ships. */

const COAST = 'nw-gwt-sea-coast'

/** An island a little larger than the plate it carries, its shore broken. */
function island(seed: string, { x, y, width, height }: Plate): string {
  const random = seeded(`island ${seed}`)
  const count = 22
  return blob(
    Array.from({ length: count }, (_, i) => {
      const angle = (i / count) * 2 * Math.PI
      const [c, s] = [Math.cos(angle), Math.sin(angle)]
      const reach = 1 / Math.max(Math.abs(c) / (width / 2), Math.abs(s) / (height / 2))
      const round = Math.hypot(c * width, s * height) / 2
      return add({ x, y }, towards(angle, Math.min(reach, round * 1.12) + between(random, 3, 13)))
    }),
  )
}

/** The home coast at the foot of the chart. */
function home(): string {
  const random = seeded('home coast')
  const points: Point[] = Array.from({ length: 25 }, (_, i) => ({ x: 330 + i * 22.5, y: 846 - 16 * Math.sin((i / 24) * Math.PI) + between(random, -6, 6) }))
  return `M300 ${CHART.height + 20}${points.map((p) => `L${num(p.x)} ${num(p.y)}`).join('')}L900 ${CHART.height + 20}Z`
}

function depths(): string {
  const bands: readonly (readonly [number, string])[] = [[96, SEA.deep], [56, SEA.mid], [22, SEA.shallow]]
  return bands
    .map(([width, fill], i) => element('use', { href: `#${COAST}`, stroke: SEA.line, 'stroke-width': width + 2, opacity: num(0.35 + i * 0.1) }) + element('use', { href: `#${COAST}`, stroke: fill, 'stroke-width': width }))
    .join('')
}

/** Lines of the winds from the rose, as old charts have them. */
function rhumbs(at: Point): string {
  const lines = Array.from({ length: 16 }, (_, i) => {
    const end = add(at, towards((i / 16) * 2 * Math.PI, 1400))
    return `M${num(at.x)} ${num(at.y)}L${num(end.x)} ${num(end.y)}`
  })
  return path(lines.join(''), { stroke: SEA.line, 'stroke-width': '.8', opacity: '.4', fill: 'none' })
}

/** Waves, and fathoms written small. */
function soundings(): string {
  const random = seeded('soundings')
  const waves = Array.from({ length: 70 }, () => `M${num(between(random, 10, CHART.width - 30))} ${num(between(random, 10, CHART.height - 10))}q5-5 10 0q5-5 10 0`).join('')
  return path(waves, { stroke: SEA.foam, 'stroke-width': 1.3, opacity: '.6', fill: 'none', 'stroke-linecap': 'round' })
}

const ROSE: Point = { x: 406, y: 470 }

export function waterArt(plates: Readonly<Record<string, Plate>>): string {
  const lands = Object.entries(plates).map(([id, plate]) => island(id, plate)).join('') + home()
  const use = (attributes: Record<string, string | number>) => element('use', { href: `#${COAST}`, ...attributes })
  return [
    `<defs><path id="${COAST}" d="${lands}" stroke-linejoin="round"/></defs>`,
    element('rect', { width: CHART.width, height: CHART.height, fill: SEA.abyss }),
    rhumbs(ROSE),
    element('g', { fill: 'none' }, depths()),
    soundings(),
    use({ fill: LAND.low, stroke: LAND.beach, 'stroke-width': 5 }),
    use({ fill: 'none', stroke: LAND.coast, 'stroke-width': 1.5 }),
    compassRose(ROSE.x, ROSE.y, 1),
    shipAt(796, 596, 0.8),
    shipAt(404, 690, 0.7),
  ].join('')
}
