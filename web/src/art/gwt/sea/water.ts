import { between, seeded } from '../../../board/random'
import { add, towards } from '../../tiles/geometry'
import { blob, element, num, path } from '../../tiles/path'
import { compassRose, shipAt } from '../../tiles/ships'
import { house } from '../../tiles/sprites/buildings'
import { peak } from '../../tiles/sprites/peak'
import { broadleaf, pine } from '../../tiles/sprites/plants'
import { type Sprite, stacked } from '../../tiles/sprites/sprite'
import type { Point } from '../../tiles/types'
import { INK, LAND, SEA } from '../palette'
import { CHART, type Plate } from './layout'

/** The chart under the lanes: a paper sea with depth contours around land, rhumb lines, a compass rose and ships. */

const COAST = 'nw-gwt-sea-coast'

/** An island slightly larger than the plate on it, with a rugged shore. */
function island(seed: string, { x, y, width, height }: Plate): string {
  const random = seeded(`island ${seed}`)
  const count = 22
  return blob(
    Array.from({ length: count }, (_, i) => {
      const angle = (i / count) * 2 * Math.PI
      const [c, s] = [Math.cos(angle), Math.sin(angle)]
      const reach = 1 / Math.max(Math.abs(c) / (width / 2), Math.abs(s) / (height / 2))
      const round = Math.hypot(c * width, s * height) / 2
      return add({ x, y }, towards(angle, Math.min(reach, round * 1.12) + between(random, 7, 17)))
    }),
  )
}

/** The home coast at the bottom of the chart. */
function home(): string {
  const random = seeded('home coast')
  const points: Point[] = Array.from({ length: 25 }, (_, i) => ({
    x: 330 + i * 22.5,
    y: 846 - 16 * Math.sin((i / 24) * Math.PI) + between(random, -6, 6),
  }))
  return `M300 ${CHART.height + 20}${points.map((p) => `L${num(p.x)} ${num(p.y)}`).join('')}L900 ${CHART.height + 20}Z`
}

function depths(): string {
  const bands: readonly (readonly [number, string])[] = [
    [96, SEA.deep],
    [56, SEA.mid],
    [22, SEA.shallow],
  ]
  return bands
    .map(
      ([width, fill], i) =>
        element('use', {
          href: `#${COAST}`,
          stroke: SEA.line,
          'stroke-width': width + 2,
          opacity: num(0.35 + i * 0.1),
        }) + element('use', { href: `#${COAST}`, stroke: fill, 'stroke-width': width }),
    )
    .join('')
}

/** Rhumb lines from the compass rose, as on old charts. */
function rhumbs(at: Point): string {
  const lines = Array.from({ length: 16 }, (_, i) => {
    const end = add(at, towards((i / 16) * 2 * Math.PI, 1400))
    return `M${num(at.x)} ${num(at.y)}L${num(end.x)} ${num(end.y)}`
  })
  return path(lines.join(''), { stroke: SEA.line, 'stroke-width': '.8', opacity: '.4', fill: 'none' })
}

function ripples(): string {
  const random = seeded('sea ripples')
  const waves = Array.from(
    { length: 70 },
    () =>
      `M${num(between(random, 10, CHART.width - 30))} ${num(between(random, 10, CHART.height - 10))}q5-5 10 0q5-5 10 0`,
  ).join('')
  return path(waves, { stroke: SEA.foam, 'stroke-width': 1.3, opacity: '.6', fill: 'none', 'stroke-linecap': 'round' })
}

/** Trees, hills and huts showing from behind the plates. */
function growth(plates: Readonly<Record<string, Plate>>): string {
  const sprites = Object.entries(plates).flatMap(([id, { x, y, width, height }]) => {
    const random = seeded(`growth ${id}`)
    const count = Math.round(width / 26)
    return Array.from({ length: count }, (_, i): Sprite => {
      const at = {
        x: x - width / 2 + ((i + between(random, 0.25, 0.75)) * width) / count,
        y: y - height / 2 - between(random, -1, 5),
      }
      const kind = random()
      if (kind < 0.16) return house(at, 0.9, random)
      if (kind < 0.36) return peak(at, between(random, 0.7, 1), random)
      return kind < 0.7
        ? pine(at, between(random, 0.7, 0.9), random)
        : broadleaf(at, between(random, 0.7, 0.9), random, ['leaf', 'leafDark'])
    })
  })
  return element('g', { stroke: INK, 'stroke-linejoin': 'round', 'stroke-linecap': 'round' }, stacked(sprites))
}

const ROSE: Point = { x: 94, y: 782 }

export function waterArt(plates: Readonly<Record<string, Plate>>): string {
  const lands =
    Object.entries(plates)
      .map(([id, plate]) => island(id, plate))
      .join('') + home()
  const use = (attributes: Record<string, string | number>) => element('use', { href: `#${COAST}`, ...attributes })
  return [
    `<defs><path id="${COAST}" d="${lands}" stroke-linejoin="round"/></defs>`,
    element('rect', { width: CHART.width, height: CHART.height, fill: SEA.abyss }),
    rhumbs(ROSE),
    element('g', { fill: 'none' }, depths()),
    ripples(),
    use({ stroke: SEA.foam, 'stroke-width': 11, fill: 'none', opacity: '.7' }),
    use({ stroke: LAND.coast, 'stroke-width': 7 }),
    use({ stroke: LAND.beach, 'stroke-width': 4.4 }),
    use({ fill: LAND.low }),
    growth(plates),
    compassRose(ROSE.x, ROSE.y, 0.84),
    shipAt(786, 690, 0.9),
    shipAt(384, 650, 0.8),
  ].join('')
}
