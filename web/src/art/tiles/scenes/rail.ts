import { between, seeded } from '../../../board/random'
import { add, along, normal, offset, steps } from '../geometry'
import { HALF_WIDTH, type Line } from '../lines'
import { GROUND } from '../palette'
import { curve, num, path, xy } from '../path'
import { overlapped } from './road'

/** Two rails on sleepers in a gravel bed. */

const GAUGE = 4.6
const SLEEPER = 8.4

interface Strokes {
  readonly bed: string
  readonly gravel: string
  readonly sleepers: string
  readonly rails: string
}

function strokes(line: Line, seed: string): Strokes {
  const points = overlapped(line)
  const random = seeded(`${seed} gravel`)
  const sleepers = steps(line.points, 8.4).map(({ at, way }) => {
    const across = add(normal(way), way, between(random, -0.07, 0.07))
    const reach = SLEEPER + between(random, -0.6, 0.6)
    return `M${xy(add(at, across, -reach))}L${xy(add(at, across, reach))}`
  })
  const gravel = steps(line.points, 5.5).map(({ at, way }, i) => {
    const p = add(at, normal(way), (i % 2 ? 1 : -1) * between(random, 6, line.half + 1))
    return `M${num(p.x)} ${num(p.y)}h.01`
  })
  const rails = curve(offset(points, () => GAUGE)) + curve(offset(points, () => -GAUGE))
  return { bed: curve(points), gravel: gravel.join(''), sleepers: sleepers.join(''), rails }
}

/** All rails of a tile, layer by layer. */
export function rails(lines: readonly Line[], seed: string): string {
  if (lines.length === 0) return ''
  const colours = GROUND.gold_rush
  const drawn = lines.map((line) => strokes(line, `${seed} ${line.feature.id}`))
  const all = (part: keyof Strokes) => drawn.map((one) => one[part]).join('')
  const width = HALF_WIDTH.rail * 2
  return [
    path(all('bed'), { stroke: colours.dark, 'stroke-width': width + 7, opacity: '.3' }),
    path(all('bed'), { stroke: colours.lineEdge, 'stroke-width': width + 0.8 }),
    path(all('bed'), { stroke: colours.line, 'stroke-width': width - 1.6 }),
    path(all('gravel'), { stroke: '#94805f', 'stroke-width': 1.8, 'stroke-linecap': 'round' }),
    path(all('sleepers'), { stroke: '#6a4f3a', 'stroke-width': 3.4 }),
    path(all('rails'), { stroke: '#3d3a36', 'stroke-width': 2 }),
  ].join('')
}

/** A tunnel mouth where a rail enters the mountain; upright, like everything that stands. */
export function tunnel(line: Line): string {
  const { at, way } = along(line.points, 1)
  const p = add(at, way, 4)
  const arch = (r: number, h: number) =>
    `M${num(p.x - r)} ${num(p.y + 6)}v${num(-h)}a${num(r)} ${num(r)} 0 0 1 ${num(2 * r)} 0v${num(h)}z`
  return (
    path(arch(13, 6), { fill: '#9c8d79' }) +
    path(arch(8.6, 5), { fill: '#3d3632' }) +
    path(
      `M${num(p.x - 12.4)} ${num(p.y - 3)}l4 1.4M${num(p.x - 8.4)} ${num(p.y - 10)}l2.6 3.4M${num(p.x)} ${num(p.y - 13)}v4.4M${num(p.x + 8.4)} ${num(p.y - 10)}l-2.6 3.4M${num(p.x + 12.4)} ${num(p.y - 3)}l-4 1.4`,
      { 'stroke-width': 0.8 },
    )
  )
}
