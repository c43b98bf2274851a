import { between, seeded } from '../../../board/random'
import { add, along, minus, normal, offset, steps, unit } from '../geometry'
import { HALF_WIDTH, type Line } from '../lines'
import { GROUND, INK } from '../palette'
import { curve, curveOn, num, path, xy } from '../path'
import { OVERLAP, type Point } from '../types'

/** A beaten track between hand-drawn edges; it has its exact width where it leaves the tile. */

/** The centre line, extended slightly beyond the sides it crosses so that no gap shows between tiles. */
export function overlapped(line: Line): Point[] {
  const points = [...line.points]
  const [first, second] = points as [Point, Point]
  const [last, before] = [points[points.length - 1] as Point, points[points.length - 2] as Point]
  points[0] = add(first, unit(minus(first, second)), OVERLAP)
  if (line.feature.edges.length > 1) points[points.length - 1] = add(last, unit(minus(last, before)), OVERLAP)
  return points
}

function edge(points: readonly Point[], half: number, seed: string): Point[] {
  const random = seeded(seed)
  return offset(points, (share) => half + between(random, -1.3, 0.9) * Math.min(1, 6 * share * (1 - share)))
}

interface Strokes {
  readonly middle: string
  readonly band: string
  readonly edges: string
  readonly ruts: string
  readonly stones: string
}

function strokes(line: Line, seed: string): Strokes {
  const points = overlapped(line)
  const [left, right] = [edge(points, line.half, `${seed} left`), edge(points, -line.half, `${seed} right`)]
  const random = seeded(`${seed} stones`)
  const stones = steps(points, 17).map(({ at, way }) => {
    const side = between(random, -0.75, 0.75) * line.half
    return `M${num(at.x - way.y * side)} ${num(at.y + way.x * side)}h.01`
  })
  return {
    middle: curve(points),
    band: `${curve(left)}L${xy(right[right.length - 1] as Point)}${curveOn([...right].reverse())}Z`,
    edges: curve(left) + curve(right),
    ruts: curve(offset(points, () => 2.6)) + curve(offset(points, () => -2.6)),
    stones: stones.join(''),
  }
}

/** All roads of a tile, layer by layer. */
export function roads(lines: readonly Line[], seed: string): string {
  if (lines.length === 0) return ''
  const colours = GROUND.mayflower
  const drawn = lines.map((line) => strokes(line, `${seed} ${line.feature.id}`))
  const all = (part: keyof Strokes) => drawn.map((one) => one[part]).join('')
  return [
    path(all('middle'), { stroke: colours.dark, 'stroke-width': HALF_WIDTH.road * 2 + 8, opacity: '.28' }),
    path(all('band'), { fill: colours.line }),
    path(all('edges'), { stroke: colours.lineEdge, 'stroke-width': '1.3' }),
    path(all('ruts'), {
      stroke: colours.floorDark,
      'stroke-width': '1',
      'stroke-dasharray': '9 5 4 6',
      opacity: '.65',
    }),
    path(all('stones'), { stroke: colours.lineEdge, 'stroke-width': '1.7', 'stroke-linecap': 'round', opacity: '.7' }),
  ].join('')
}

/** A gate is aligned with the grid if its road nearly is. */
const squared = (way: Point): Point =>
  Math.abs(way.x) < 0.4 ? { x: 0, y: Math.sign(way.y) } : Math.abs(way.y) < 0.4 ? { x: Math.sign(way.x), y: 0 } : way

/** Two posts and a beam where a road passes through the palisade. */
export function gatePosts(line: Line): string {
  const end = along(line.points, 1).at
  const side = normal(squared(unit(minus(end, along(line.points, 0.6).at))))
  const [a, b] = [add(end, side, line.half + 2), add(end, side, -line.half - 2)]
  const post = (p: Point) => `M${num(p.x - 3)} ${num(p.y + 4)}v-15l3-4 3 4v15z`
  const [back, front] = a.y < b.y ? [a, b] : [b, a]
  const lintel = Math.abs(a.y - b.y) < 8 ? `M${num(a.x)} ${num(a.y - 9)}L${num(b.x)} ${num(b.y - 9)}` : ''
  return (
    path(post(back), { fill: '#a98457' }) +
    path(lintel, { stroke: INK, 'stroke-width': 4 }) +
    path(lintel, { stroke: '#a98457', 'stroke-width': 2.4 }) +
    path(post(front), { fill: '#a98457' })
  )
}
