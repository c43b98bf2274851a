/** The icon, a compass rose: as a drawing, and as points for those who cannot draw. */

import { deflateSync } from 'node:zlib'

type Point = readonly [number, number]
interface Shape {
  readonly outline: readonly Point[] | { readonly centre: Point; readonly radius: number }
  readonly fill: string
  readonly stroke?: number
}

export const PAPER = '#efe6cf'
const INK = '#4a403a'
const SIZE = 64
const MIDDLE: Point = [32, 32]

const SHAPES: readonly Shape[] = [
  { outline: { centre: MIDDLE, radius: 30 }, fill: PAPER, stroke: 3 },
  { outline: star(), fill: '#d8c9a0', stroke: 2 },
  ...[0, 1, 2, 3].map((quarter): Shape => ({ outline: arm(quarter), fill: '#a8433f' })),
  { outline: { centre: MIDDLE, radius: 3.4 }, fill: PAPER, stroke: 1.6 },
]

function turned([x, y]: Point, quarters: number): Point {
  return quarters === 0 ? [x, y] : turned([SIZE - y, x], quarters - 1)
}

function star(): Point[] {
  const corner: readonly Point[] = [
    [32, 5],
    [37, 27],
  ]
  return [0, 1, 2, 3].flatMap((quarter) => corner.map((point) => turned(point, quarter)))
}

/** The dark half of an arm. */
function arm(quarter: number): Point[] {
  const half: readonly Point[] = [[32, 5], [37, 27], MIDDLE]
  return half.map((point) => turned(point, quarter))
}

export function iconDrawing(): string {
  const ink = (stroke?: number) => (stroke ? ` stroke="${INK}" stroke-width="${stroke}" stroke-linejoin="round"` : '')
  const shapes = SHAPES.map(({ outline, fill, stroke }) =>
    'centre' in outline
      ? `<circle cx="${outline.centre[0]}" cy="${outline.centre[1]}" r="${outline.radius}" fill="${fill}"${ink(stroke)}/>`
      : `<path d="M${outline.map(([x, y]) => `${x} ${y}`).join(' ')}Z" fill="${fill}"${ink(stroke)}/>`,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE} ${SIZE}">${shapes.join('')}</svg>`
}

/** Samples for each side of a point, so that slanted edges are smooth. */
const SAMPLES = 3

/** A PNG file. Where it is `masked`, the paper fills it and the drawing keeps clear of the edges, which may be cut off. */
export function iconPoints(side: number, masked = false): Uint8Array {
  const rows = new Uint8Array(side * (side * 4 + 1))
  const scale = SIZE / side / (masked ? 0.72 : 1)
  const shift = (SIZE - side * scale) / 2
  for (let y = 0; y < side; y += 1) {
    for (let x = 0; x < side; x += 1) {
      rows.set(mixed(x, y, scale, shift, masked), y * (side * 4 + 1) + 1 + x * 4)
    }
  }
  return png(side, rows)
}

function mixed(x: number, y: number, scale: number, shift: number, masked: boolean): number[] {
  const sum = [0, 0, 0, 0]
  for (let part = 0; part < SAMPLES * SAMPLES; part += 1) {
    const across = (x + ((part % SAMPLES) + 0.5) / SAMPLES) * scale + shift
    const down = (y + (Math.floor(part / SAMPLES) + 0.5) / SAMPLES) * scale + shift
    const colour = colourAt([across, down]) ?? (masked ? PAPER : null)
    if (colour === null) continue
    const value = Number.parseInt(colour.slice(1), 16)
    ;[value >> 16, (value >> 8) & 255, value & 255, 255].forEach((amount, channel) => (sum[channel]! += amount))
  }
  const covered = sum[3]! / 255
  return covered === 0
    ? [0, 0, 0, 0]
    : [...sum.slice(0, 3).map((amount) => Math.round(amount / covered)), Math.round(sum[3]! / SAMPLES ** 2)]
}

function colourAt(point: Point): string | null {
  for (const { outline, fill, stroke = 0 } of SHAPES.toReversed()) {
    const [isInside, toEdge] = 'centre' in outline ? inCircle(point, outline) : inPolygon(point, outline)
    if (stroke > 0 && toEdge <= stroke / 2) return INK
    if (isInside) return fill
  }
  return null
}

function inCircle(point: Point, { centre, radius }: { centre: Point; radius: number }): [boolean, number] {
  const distance = Math.hypot(point[0] - centre[0], point[1] - centre[1])
  return [distance <= radius, Math.abs(distance - radius)]
}

function inPolygon([x, y]: Point, corners: readonly Point[]): [boolean, number] {
  let [isInside, toEdge] = [false, Infinity]
  corners.forEach(([ax, ay], place) => {
    const [bx, by] = corners[(place + 1) % corners.length]!
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) isInside = !isInside
    const along = ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / ((bx - ax) ** 2 + (by - ay) ** 2)
    const nearest = Math.min(1, Math.max(0, along))
    toEdge = Math.min(toEdge, Math.hypot(x - ax - nearest * (bx - ax), y - ay - nearest * (by - ay)))
  })
  return [isInside, toEdge]
}

function png(side: number, rows: Uint8Array): Uint8Array {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(side, 0)
  head.writeUInt32BE(side, 4)
  head.set([8, 6, 0, 0, 0], 8)
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  const chunks = [chunk('IHDR', head), chunk('IDAT', deflateSync(rows, { level: 9 })), chunk('IEND', Buffer.alloc(0))]
  return Buffer.concat([signature, ...chunks])
}

function chunk(kind: string, content: Uint8Array): Uint8Array {
  const body = Buffer.concat([Buffer.from(kind, 'latin1'), content])
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(content.length)
  check.writeUInt32BE(crc(body))
  return Buffer.concat([length, body, check])
}

function crc(bytes: Uint8Array): number {
  let value = 0xffffffff
  for (const byte of bytes) {
    value ^= byte
    for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1
  }
  return (value ^ 0xffffffff) >>> 0
}
