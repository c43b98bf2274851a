import { between, seeded } from '../../../board/random'
import type { Area } from '../areas'
import { add, centroid, contains, distance, inwards, middle, minus, normal, steps, turnedPoint, unit, bezier } from '../geometry'
import type { Line } from '../lines'
import { GROUND, INK } from '../palette'
import { curve, curveOn, num, path, xy } from '../path'
import type { Point, Turns } from '../types'

/** The floors of towns and mountains and the lines that close them. */

const bordersOf = (area: Area): string => area.borders.map((border) => curve(border)).join('')

/** The polygon with its borders rounded the way they are drawn. */
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

/** The streets of a town, from the middle of each of its sides to its square; they go on in the next tile. */
export function streets(area: Area, square: Point): Point[][] {
  return area.feature.edges.map((side) => {
    const from = middle(side)
    return bezier(from, add(from, inwards(side), 30), add(square, unit(minus(from, square)), 14), square, 8)
  })
}

export function town(area: Area, ways: readonly (readonly Point[])[]): string {
  const colours = GROUND.mayflower
  return [
    path(bordersOf(area), { stroke: colours.dark, 'stroke-width': 13, opacity: '.35' }),
    path(areaPath(area), { fill: colours.floor }),
    path(areaPath(area), { fill: 'url(#nw-mayflower-grain)' }),
    path(bordersOf(area), { stroke: colours.floorDark, 'stroke-width': 9, opacity: '.4' }),
    path(ways.map(curve).join(''), { stroke: colours.line, 'stroke-width': 7, 'stroke-linecap': 'round', opacity: '.85' }),
  ].join('')
}

/** Pointed stakes side by side, open where a road comes in. */
export function palisade(area: Area, roads: readonly Line[], seed: string): string {
  const random = seeded(`${seed} stakes`)
  const gates = roads.filter((line) => line.stop === area.feature).map((line) => ({ at: line.points[line.points.length - 1] as Point, half: line.half + 3 }))
  const stakes = area.borders.flatMap((border) =>
    steps(border, 4.7)
      .filter(({ at }) => gates.every((gate) => distance(gate.at, at) > gate.half))
      .map(({ at }) => ({ x: at.x + between(random, -0.3, 0.3), y: at.y + 2, tall: between(random, 6.6, 8.6) })),
  )
  stakes.sort((a, b) => a.y - b.y)
  const d = stakes.map(({ x, y, tall }) => `M${num(x - 2.1)} ${num(y)}v${num(-tall)}l2.1-2.8 2.1 2.8v${num(tall)}z`).join('')
  const shadow = area.borders.map((border) => curve(border.map((p) => ({ x: p.x, y: p.y + 2.4 })))).join('')
  return path(shadow, { stroke: '#3d3a36', 'stroke-width': 4, opacity: '.25' }) + path(d, { fill: '#b08c60', 'stroke-width': '.8' })
}

export function mountainFloor(area: Area, seed: string): string {
  const colours = GROUND.gold_rush
  const random = seeded(`${seed} hachures`)
  const inside = centroid(area.polygon)
  const hachures = area.borders.flatMap((border) =>
    steps(border, 5).map(({ at, way }) => {
      const across = normal(way)
      const into = contains(area.polygon, add(at, across, 2)) || distance(add(at, across, 2), inside) < distance(at, inside) ? across : { x: -across.x, y: -across.y }
      return `M${xy(add(at, into, 1))}L${xy(add(add(at, into, between(random, 5, 11)), way, between(random, -1.5, 1.5)))}`
    }),
  )
  return [
    path(bordersOf(area), { stroke: colours.dark, 'stroke-width': 16, opacity: '.3' }),
    path(areaPath(area), { fill: colours.floor }),
    path(areaPath(area), { fill: 'url(#nw-rock-grain)' }),
    path(bordersOf(area), { stroke: colours.floorDark, 'stroke-width': 12, opacity: '.3' }),
    path(hachures.join(''), { stroke: INK, 'stroke-width': '.8', opacity: '.55' }),
    path(bordersOf(area), { stroke: INK, 'stroke-width': 1.5, opacity: '.85' }),
  ].join('')
}

export const turnedWays = (ways: readonly (readonly Point[])[], turns: Turns): Point[][] =>
  ways.map((way) => way.map((p) => turnedPoint(p, turns)))
