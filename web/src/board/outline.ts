import { type Corner, cornerPoint, type HexMap, outlines, type Point, round, type Space } from './hex'
import { between, seeded } from './random'

/** Borders that wander slightly, as if drawn by hand; neighbours always share the same line. */

function nudged(corner: Corner, reach: number): Point {
  const random = seeded(`corner ${corner.join()}`)
  const at = cornerPoint(corner)
  return { x: at.x + between(random, -reach, reach), y: at.y + between(random, -reach, reach) }
}

const isBefore = (a: Corner, b: Corner) => a[0] < b[0] || (a[0] === b[0] && a[1] < b[1])

function wander(from: Corner, to: Corner, sway: number, steps: number): Point[] {
  if (!isBefore(from, to)) return wander(to, from, sway, steps).reverse()
  const random = seeded(`edge ${from.join()} ${to.join()}`)
  const [a, b] = [nudged(from, sway * 0.55), nudged(to, sway * 0.55)]
  const [bow, wave] = [between(random, -sway, sway), between(random, -sway, sway) * 0.6]
  const length = Math.hypot(b.x - a.x, b.y - a.y)
  const [nx, ny] = [-(b.y - a.y) / length, (b.x - a.x) / length]
  return Array.from({ length: steps + 1 }, (_, i) => {
    const t = i / steps
    const off = bow * Math.sin(Math.PI * t) + wave * Math.sin(2 * Math.PI * t)
    return { x: a.x + (b.x - a.x) * t + nx * off, y: a.y + (b.y - a.y) * t + ny * off }
  })
}

export function wanderingPath(map: HexMap, group: readonly Space[], sway = 5, steps = 5): string {
  return outlines(map, group)
    .map((loop) => {
      const points = loop.flatMap((corner, i) =>
        wander(corner, loop[(i + 1) % loop.length] as Corner, sway, steps).slice(0, -1),
      )
      return `M${points.map((p) => `${round(p.x)},${round(p.y)}`).join('L')}Z`
    })
    .join('')
}

export function straightPath(map: HexMap, group: readonly Space[]): string {
  return outlines(map, group)
    .map(
      (loop) =>
        `M${loop
          .map((c) => cornerPoint(c))
          .map((p) => `${round(p.x)},${round(p.y)}`)
          .join('L')}Z`,
    )
    .join('')
}
