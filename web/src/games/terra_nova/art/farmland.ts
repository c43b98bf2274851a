import { hexPath, type Point, SIZE } from '../../../board/hex'
import { between, oneOf, type Random } from '../../../board/random'
import { type Artist, n, type Shape } from './shape'

/** Two ploughed fields with crossing furrows and a hedge between them. */
interface Line {
  readonly at: Point
  readonly angle: number
}

function corners(at: Point): Point[] {
  const points = hexPath(at, SIZE * 0.93)
    .slice(1, -1)
    .split('L')
  return points.map((p) => {
    const [x = 0, y = 0] = p.split(',').map(Number)
    return { x, y }
  })
}

const side = ({ at, angle }: Line, p: Point) => (p.x - at.x) * Math.sin(angle) - (p.y - at.y) * Math.cos(angle)

function crossing(a: Point, b: Point, line: Line): Point {
  const [s, t] = [side(line, a), side(line, b)]
  const k = s / (s - t)
  return { x: a.x + (b.x - a.x) * k, y: a.y + (b.y - a.y) * k }
}

/** The part of a convex polygon on the positive side of a line. */
function cut(polygon: readonly Point[], line: Line, sign: number): Point[] {
  return polygon.flatMap((p, i) => {
    const q = polygon[(i + 1) % polygon.length] as Point
    const [a, b] = [side(line, p) * sign, side(line, q) * sign]
    return [...(a >= 0 ? [p] : []), ...(a >= 0 !== b >= 0 ? [crossing(p, q, line)] : [])]
  })
}

function chord(polygon: readonly Point[], line: Line): [Point, Point] | null {
  const ends = polygon.flatMap((p, i) => {
    const q = polygon[(i + 1) % polygon.length] as Point
    return side(line, p) >= 0 !== side(line, q) >= 0 ? [crossing(p, q, line)] : []
  })
  return ends.length === 2 ? [ends[0] as Point, ends[1] as Point] : null
}

function furrows(polygon: readonly Point[], at: Point, angle: number, bow: number): string {
  let d = ''
  for (let off = -48; off <= 48; off += 5.6) {
    const through = { x: at.x - Math.sin(angle) * off, y: at.y + Math.cos(angle) * off }
    const ends = chord(polygon, { at: through, angle })
    if (!ends) continue
    const [a, b] = ends
    const [dx, dy] = [(b.x - a.x) * 0.05, (b.y - a.y) * 0.05]
    const middle = { x: (a.x + b.x) / 2 - Math.sin(angle) * bow, y: (a.y + b.y) / 2 + Math.cos(angle) * bow }
    if (Math.hypot(b.x - a.x, b.y - a.y) > 9)
      d += `M${n(a.x + dx)},${n(a.y + dy)}Q${n(middle.x)},${n(middle.y)} ${n(b.x - dx)},${n(b.y - dy)}`
  }
  return d
}

const closed = (polygon: readonly Point[]) => `M${polygon.map((p) => `${n(p.x)},${n(p.y)}`).join('L')}Z`

function hedge(random: Random, [a, b]: [Point, Point]): string {
  const count = Math.floor(Math.hypot(b.x - a.x, b.y - a.y) / 6.5)
  return Array.from({ length: count }, (_, i) => {
    const t = (i + 0.5) / count
    const r = between(random, 1.7, 2.7)
    return `M${n(a.x + (b.x - a.x) * t - r)},${n(a.y + (b.y - a.y) * t)}a${n(r)},${n(r)} 0 1 1 ${n(2 * r)},0Z`
  }).join('')
}

export const farmland: Artist = (random, at) => {
  const middle = { x: at.x + between(random, -7, 7), y: at.y + between(random, -7, 7) }
  const split: Line = { at: middle, angle: oneOf(random, [0.45, 1.5, 2.6]) + between(random, -0.25, 0.25) }
  const whole = corners(at)
  const across = chord(whole, split)
  const shapes: Shape[] = [1, -1].flatMap((sign, i) => {
    const field = cut(whole, split, sign)
    const angle = split.angle + (i === 0 ? Math.PI / 2 : between(random, 0.1, 0.5))
    return [
      { ink: oneOf(random, ['field-wheat', 'field-green', 'field-earth', 'field-wheat']), d: closed(field) },
      { ink: 'furrow', d: furrows(field, middle, angle, between(random, -4, 4)) },
    ]
  })
  return across ? [...shapes, { ink: 'hedge', d: hedge(random, across) }] : shapes
}
