import { between, seeded } from '../../../board/random'
import { num } from '../../tiles/path'

/** Landscapes behind a card's contents: hills under a light sky, different for each card. */
interface Light {
  readonly sky: string
  readonly far: string
  readonly near: string
}

const LIGHTS: readonly Light[] = [
  { sky: '#dfe3d2', far: '#b9bf94', near: '#a3ad75' },
  { sky: '#efe2c4', far: '#cdb98a', near: '#b9a76f' },
  { sky: '#d6dfdc', far: '#a9b8a4', near: '#9cab7c' },
  { sky: '#ead9c6', far: '#c2a98c', near: '#aeb07a' },
]

const SEASIDE: Light = { sky: '#e4e4d2', far: '#a3bfbb', near: '#8fb0b3' }

function ridge(random: () => number, x: number, y: number, width: number, height: number, tall: number): string {
  const steps = 4
  const points = Array.from(
    { length: steps + 1 },
    (_, i) => `${num(x + (i * width) / steps)} ${num(y + between(random, -tall, tall))}`,
  )
  const curves = points
    .slice(1)
    .map((point, i) => `Q${num(x + ((i + 0.5) * width) / steps)} ${num(y - tall * between(random, 0.4, 1.6))} ${point}`)
  return `M${points[0]}${curves.join('')}V${num(height)}H${num(x)}Z`
}

/** Fills a box; its contents are drawn on top. `id` seeds its shapes. */
export function scene(id: string, x: number, y: number, width: number, height: number, isSea = false): string {
  const random = seeded(`scene ${id}`)
  const light = isSea ? SEASIDE : (LIGHTS[Math.floor(random() * LIGHTS.length)] as Light)
  const bottom = y + height
  const far = ridge(random, x, y + height * 0.48, width, bottom, height * 0.08)
  const near = ridge(random, x, y + height * 0.7, width, bottom, height * 0.06)
  const peaks = isSea
    ? ''
    : `<path d="M${num(x + width * 0.08)} ${num(y + height * 0.5)}L${num(x + width * 0.24)} ${num(y + height * 0.2)}L${num(x + width * 0.36)} ${num(y + height * 0.4)}L${num(x + width * 0.5)} ${num(y + height * 0.14)}L${num(x + width * 0.74)} ${num(y + height * 0.52)}Z" fill="#c9c6b4" stroke="#8d8a7a" stroke-width=".8"/>`
  return `<rect x="${num(x)}" y="${num(y)}" width="${num(width)}" height="${num(height)}" fill="${light.sky}"/>${peaks}<path d="${far}" fill="${light.far}"/><path d="${near}" fill="${light.near}"/>`
}
