import type { SeaChart, TrailMap } from '../../art/gwt'
import { type Box, boxAroundAll } from '../../board/box'
import { FORECASTS } from './board'
import type { Mark } from './marks'
import type { NamedCounter } from './printed'

/** Where what can be pressed lies on a map, in the map's own units, by the names of the spots. */
export type MapSpots = ReadonlyMap<string, Box>

const COUNTERS_BESIDE = 3
const COUNTER_HEIGHT = 96
const FORECAST_WIDTH = 76

const widened = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x - by,
  y: y - by,
  width: width + 2 * by,
  height: height + 2 * by,
})

const around = ({ x, y }: { readonly x: number; readonly y: number }, width: number, height = width): Box => ({
  x: x - width / 2,
  y: y - height / 2,
  width,
  height,
})

/** The cell of one of Wellington's counters, in three columns under their heading. */
export function counterCell({ panels: { southeast } }: TrailMap, i: number): Box {
  const width = southeast.width / COUNTERS_BESIDE
  return {
    x: southeast.x + (i % COUNTERS_BESIDE) * width,
    y: southeast.y + 30 + Math.floor(i / COUNTERS_BESIDE) * COUNTER_HEIGHT,
    width,
    height: COUNTER_HEIGHT,
  }
}

/** The shelf of a forecast tile: two, a gap, and the others. */
export const forecastShelf = ({ panels: { northwest } }: TrailMap, i: number): Box => ({
  x: northwest.x + 16 + i * 84 + (i > 1 ? 20 : 0),
  y: northwest.y + 40,
  width: FORECAST_WIDTH,
  height: FORECAST_WIDTH,
})

export function islandSpots(map: TrailMap, local: readonly NamedCounter[]): MapSpots {
  const nodes = Object.entries(map.nodes).map(([id, place]): [string, Box] => [
    `node:${id}`,
    widened(around(place, place.width, place.height), 4),
  ])
  const counters = local.map(({ name }, i): [string, Box] => {
    const { x, y, width, height } = counterCell(map, i)
    return [`counter:${name}`, { x: x + 1, y, width: width - 2, height }]
  })
  const forecasts = FORECASTS.map((space, i): [string, Box] => [`forecast:${space}`, widened(forecastShelf(map, i), 2)])
  return new Map([...nodes, ...counters, ...forecasts])
}

export function seaSpots(chart: SeaChart, foreign: readonly NamedCounter[]): MapSpots {
  const nodes = Object.entries(chart.nodes).map(([id, at]): [string, Box] => [`sea:${id}`, around(at, 42)])
  const ports = Object.entries(chart.ports).map(([id, place]): [string, Box] => [
    `port:${id}`,
    widened(around(place, place.width, place.height), 3),
  ])
  const counters = foreign.flatMap(({ name, port }): [string, Box][] => {
    const place = chart.ports[port ?? '']
    if (!place?.counter?.[0]) return []
    const { x, y, width, height } = around(place, place.width, place.height)
    return [[`counter:${name}`, { x: x + width - 64, y: y - 2, width: 66, height: height + 4 }]]
  })
  return new Map([...nodes, ...ports, ...counters])
}

/** Those of the spots where something can be chosen. */
export const chosenFrom = (spots: MapSpots, offered: ReadonlyMap<string, unknown>): Box[] =>
  [...spots].flatMap(([name, box]) => (offered.has(name) ? [box] : []))

/** Around those of the spots that are pointed at. */
export function pointedAmong(spots: MapSpots, marked: ReadonlyMap<string, Mark>): Box | null {
  const boxes = [...spots].flatMap(([name, box]) => (marked.get(name)?.isPointedAt ? [box] : []))
  return boxes.length > 0 ? boxAroundAll(boxes) : null
}
