import { between, seeded } from '../../../board/random'
import { add, minus, towards } from '../geometry'
import type { Centre, Line } from '../lines'
import { GROUND, INK, STYLES } from '../palette'
import { blob, curve, num, path, polygon, polyline } from '../path'
import type { Point } from '../types'

/** The ground of tile centres: farmyards, city squares, crossings and turntables. */

const ring = (at: Point, radius: number): string =>
  `M${num(at.x - radius)} ${num(at.y)}a${num(radius)} ${num(radius)} 0 1 0 ${num(radius * 2)} 0a${num(radius)} ${num(radius)} 0 1 0 ${num(-radius * 2)} 0z`

function rough(at: Point, radius: number, seed: string): string {
  const random = seeded(seed)
  return blob(
    Array.from({ length: 14 }, (_, i) =>
      add(at, towards((i / 14) * 2 * Math.PI, radius * between(random, 0.93, 1.07))),
    ),
  )
}

/** The directions, before rotation, in which a centre has no road or rail: the middles of the gaps, widest first. */
export function freeAngles(centre: Centre, lines: readonly Line[], count: number): number[] {
  const busy = lines
    .filter((line) => line.stop === centre.feature)
    .map((line) => minus(line.points[line.points.length - 1] as Point, centre.at))
    .map((way) => Math.atan2(way.y, way.x))
    .sort((a, b) => a - b)
  if (busy.length === 0) return Array.from({ length: count }, (_, i) => (i / count) * 2 * Math.PI + 0.4)
  const gaps = busy.map((from, i) => ({
    from,
    wide: ((busy[(i + 1) % busy.length] as number) - from + 2 * Math.PI) % (2 * Math.PI) || 2 * Math.PI,
    places: 0,
  }))
  for (let i = 0; i < count; i += 1) {
    const gap = gaps.reduce((best, other) =>
      other.wide / (other.places + 1.4) > best.wide / (best.places + 1.4) ? other : best,
    )
    gap.places += 1
  }
  return gaps.flatMap((gap) =>
    Array.from({ length: gap.places }, (_, i) => gap.from + (gap.wide * (i + 1)) / (gap.places + 1)),
  )
}

/** A ploughed plot in a free direction, with its furrows. */
function plot(at: Point, angle: number, seed: string): { outline: string; furrows: string } {
  const random = seeded(seed)
  const [out, side] = [towards(angle, 1), towards(angle + Math.PI / 2, 1)]
  const corner = (o: number, s: number) =>
    add(add(at, out, o + between(random, -1.5, 1.5)), side, s + between(random, -1.5, 1.5))
  const [a, b, c, d] = [corner(-10, -13), corner(14, -19), corner(14, 19), corner(-10, 13)]
  const furrows = [0.12, 0.27, 0.42, 0.58, 0.73, 0.88].map((t) => polyline([mix(a, d, t), mix(b, c, t)])).join('')
  return { outline: polygon([a, b, c, d]), furrows }
}

const mix = (a: Point, b: Point, t: number): Point => ({ x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t })

export function farmGround(centre: Centre, plots: readonly { at: Point; angle: number }[], seed: string): string {
  const colours = GROUND.mayflower
  const crops = ['soil', 'wheat', 'green'] as const
  const drawn = plots.map(({ at, angle }, i) => ({
    ...plot(at, angle, `${seed} plot ${i}`),
    fill: STYLES[crops[i % 3] as 'soil'].fill,
  }))
  return [
    path(rough(centre.at, centre.radius + 3, seed), { fill: colours.dark, opacity: '.28' }),
    path(rough(centre.at, centre.radius - 11, `${seed} yard`), { fill: colours.line, opacity: '.9' }),
    ...drawn.map(({ outline, fill }) => path(outline, { fill, stroke: INK, 'stroke-width': '.9' })),
    path(drawn.map(({ furrows }) => furrows).join(''), { stroke: INK, 'stroke-width': '.9', opacity: '.4' }),
  ].join('')
}

export function cityGround(centre: Centre, seed: string): string {
  const colours = GROUND.gold_rush
  return [
    path(rough(centre.at, centre.radius + 2, seed), { fill: colours.dark, opacity: '.3' }),
    path(rough(centre.at, centre.radius - 3, seed), { fill: '#dcc79b' }),
    path(rough(centre.at, 17, `${seed} square`), { fill: '#ecdcb4', opacity: '.8' }),
  ].join('')
}

export function crossing(centre: Centre): string {
  const colours = GROUND.mayflower
  const stones = Array.from({ length: 16 }, (_, i) =>
    add(centre.at, towards((i / 16) * 2 * Math.PI, centre.radius - 1.5)),
  )
  return [
    path(ring(centre.at, centre.radius + 3), { fill: colours.dark, opacity: '.3' }),
    path(ring(centre.at, centre.radius), { fill: '#cdb98f', stroke: colours.lineEdge, 'stroke-width': 1.3 }),
    path(stones.map((p) => ring(p, 2.3)).join(''), { fill: '#c3b8a2', stroke: INK, 'stroke-width': '.8' }),
    path(ring(centre.at, 9.5), { fill: colours.land, stroke: colours.grass, 'stroke-width': 1 }),
  ].join('')
}

export function turntable(centre: Centre, lines: readonly Line[]): string {
  const first = lines.find((line) => line.stop === centre.feature)
  const way = first ? minus(first.points[first.points.length - 1] as Point, centre.at) : { x: 1, y: 0 }
  const angle = Math.atan2(way.y, way.x)
  const bar = (across: number) => {
    const side = towards(angle + Math.PI / 2, across)
    return curve([add(add(centre.at, towards(angle, 15)), side), add(add(centre.at, towards(angle, -15)), side)])
  }
  return [
    path(ring(centre.at, centre.radius + 4), { fill: GROUND.gold_rush.dark, opacity: '.35' }),
    path(ring(centre.at, centre.radius + 1), { fill: '#a9967a', stroke: INK, 'stroke-width': 1.3 }),
    path(ring(centre.at, centre.radius - 3), { fill: '#6b5a4a', stroke: INK, 'stroke-width': 1 }),
    path(bar(0), { stroke: '#a98457', 'stroke-width': 14 }),
    path(bar(6.6) + bar(-6.6), { stroke: INK, 'stroke-width': 1.1 }),
    path(bar(4.6) + bar(-4.6), { stroke: '#3d3a36', 'stroke-width': 2 }),
    path(ring(centre.at, 2.2), { fill: '#c9a24b', stroke: INK, 'stroke-width': '.9' }),
  ].join('')
}
