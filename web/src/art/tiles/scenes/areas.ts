import { between, seeded } from '../../../board/random'
import type { Area } from '../areas'
import {
  add,
  along,
  bezier,
  centroid,
  contains,
  distance,
  inwards,
  middle,
  minus,
  normal,
  steps,
  turnedPoint,
  unit,
} from '../geometry'
import type { Line } from '../lines'
import { GROUND, INK } from '../palette'
import { curve, curveOn, num, path, xy } from '../path'
import { OVERLAP, type Point, TILE, type Turns } from '../types'

/** The floors of towns and mountains and their borders. */

const bordersOf = (area: Area): string => area.borders.map((border) => curve(border)).join('')
/** Without the tips, where a wide brush would paint over the corner of the tile. */
const brushed = (area: Area): string => area.borders.map((border) => curve(border.slice(1, -1))).join('')

/** The polygon with its borders rounded as they are drawn. */
export function areaPath(area: Area): string {
  if (area.borders.length === 0) return `M${area.polygon.map(xy).join('L')}Z`
  const inner = new Map(area.borders.map((border) => [border[1] as Point, border]))
  let d = ''
  for (let i = 0; i < area.polygon.length; i += 1) {
    const p = area.polygon[i] as Point
    const border = inner.get(p)
    d += `${d ? 'L' : 'M'}${xy(border ? (border[0] as Point) : p)}`
    if (!border) continue
    d += curveOn(border)
    i += border.length - 3
  }
  return `${d}Z`
}

/** A town's streets, from its gates and the middle of each side to its square; they continue on the next tile. */
export function streets(area: Area, square: Point, roads: readonly Line[]): Point[][] {
  const street = (from: Point, way: Point) =>
    bezier(from, add(from, way, 30), add(square, unit(minus(from, square)), 14), square, 7)
  const sides = area.feature.edges.map((side) => street(add(middle(side), inwards(side), -OVERLAP), inwards(side)))
  const gates = roads.filter((line) => line.stop === area.feature).map((line) => along(line.points, 1))
  return [...sides, ...gates.map(({ at, way }) => street(add(at, way, -2), way))]
}

const ring = (at: Point | undefined): string =>
  at ? `M${num(at.x - 11)} ${num(at.y)}a11 10 0 1 0 22 0a11 10 0 1 0-22 0z` : ''

export function town(area: Area, ways: readonly (readonly Point[])[]): string {
  const colours = GROUND.mayflower
  return [
    path(brushed(area), { 'stroke-linecap': 'round', stroke: colours.dark, 'stroke-width': 13, opacity: '.35' }),
    path(areaPath(area), { fill: 'url(#nw-mayflower-floor)' }),
    path(brushed(area), { 'stroke-linecap': 'round', stroke: colours.floorDark, 'stroke-width': 9, opacity: '.4' }),
    path(ways.map(curve).join(''), { stroke: colours.line, 'stroke-width': 7 }),
    path(ring(ways[0]?.[ways[0].length - 1]), { fill: colours.line }),
  ].join('')
}

export interface Palisade {
  /** Behind the houses, on the far side of the town. */
  readonly back: string
  /** In front of the houses. */
  readonly front: string
}

interface Stake extends Point {
  readonly tall: number
}

const stakePath = (stakes: readonly Stake[]): string => {
  const d = [...stakes]
    .sort((a, b) => a.y - b.y)
    .map(({ x, y, tall }) => `M${num(x - 2.5)} ${num(y)}v${num(-tall)}l2.5-2.8 2.5 2.8v${num(tall)}z`)
  return path(d.join(''), { transform: 'scale(.25)', fill: '#b08c60', 'stroke-width': 3.2 }, 4)
}

/** Pointed stakes side by side, with a gap where a road enters. */
export function palisade(area: Area, roads: readonly Line[], seed: string): Palisade {
  const random = seeded(`${seed} stakes`)
  const gates = roads
    .filter((line) => line.stop === area.feature)
    .map((line) => ({ at: line.points[line.points.length - 1] as Point, half: line.half + 3 }))
  const stakes = area.borders.flatMap((border) =>
    steps(border, 5.5)
      .filter(({ at }) => gates.every((gate) => distance(gate.at, at) > gate.half))
      .map(({ at }) => ({ x: at.x + between(random, -0.3, 0.3), y: at.y + 2, tall: between(random, 6.6, 8.6) })),
  )
  const isFront = ({ x, y }: Point) => contains(area.polygon, { x, y: y - 8 })
  const shadow = area.borders.map((border) => curve(border.map((p) => ({ x: p.x, y: p.y + 2.4 })))).join('')
  return {
    back:
      path(shadow, { stroke: '#3d3a36', 'stroke-width': 4, opacity: '.25' }) +
      stakePath(stakes.filter((stake) => !isFront(stake))),
    front: stakePath(stakes.filter(isFront)),
  }
}

const isOnTile = (p: Point): boolean => p.x > 0 && p.y > 0 && p.x < TILE && p.y < TILE

export function mountainFloor(area: Area, seed: string): string {
  const colours = GROUND.gold_rush
  const random = seeded(`${seed} hachures`)
  const inside = centroid(area.polygon)
  const hachures = area.borders.flatMap((border) =>
    steps(border, 6.2).map(({ at, way }) => {
      const across = normal(way)
      const into =
        contains(area.polygon, add(at, across, 2)) || distance(add(at, across, 2), inside) < distance(at, inside)
          ? across
          : { x: -across.x, y: -across.y }
      const end = add(add(at, into, between(random, 5, 11)), way, between(random, -1.5, 1.5))
      return isOnTile(end) ? `M${xy(add(at, into, 1))}L${xy(end)}` : ''
    }),
  )
  return [
    path(brushed(area), { 'stroke-linecap': 'round', stroke: colours.dark, 'stroke-width': 16, opacity: '.3' }),
    path(areaPath(area), { fill: 'url(#nw-gold_rush-floor)' }),
    path(brushed(area), { 'stroke-linecap': 'round', stroke: colours.floorDark, 'stroke-width': 12, opacity: '.3' }),
    path(hachures.join(''), { stroke: INK, 'stroke-width': '.8', opacity: '.55' }),
    path(bordersOf(area), { stroke: INK, 'stroke-width': 1.5, opacity: '.85' }),
  ].join('')
}

export const turnedWays = (ways: readonly (readonly Point[])[], turns: Turns): Point[][] =>
  ways.map((way) => way.map((p) => turnedPoint(p, turns)))
