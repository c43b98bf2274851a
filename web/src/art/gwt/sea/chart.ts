import type { Point } from '../../tiles/types'
import type { Counter, Lane, Port, Sea } from '../types'
import { arrowArt, homeArt, laneArt, linksOf, type SeaLink } from './lanes'
import { CHART, plateOf, seaSpots, START } from './layout'
import { type PortPlace, portPlace } from './place'
import { portArt } from './plates'
import { waterArt } from './water'

export interface SeaChart {
  readonly viewBox: string
  /** Water, islands, lanes and the ports' printed plates. */
  readonly ground: string
  /** Every space a ship can occupy, including the start `S`. */
  readonly nodes: Readonly<Record<string, Point>>
  readonly ports: Readonly<Record<string, PortPlace>>
  readonly lanes: readonly SeaLink[]
  readonly titles: readonly LaneTitle[]
}

/** Where a lane's name is written: beside its end, away from the port there. */
export interface LaneTitle extends Point {
  readonly lane: string
  readonly anchor: 'start' | 'end'
}

const BESIDE_THE_END = 28

function printed(port: Port, place: PortPlace, sea: Sea): string {
  const opens = (counter: Counter) => counter.port === port.id
  const wool = sea.wool_counter.find(opens)
  return portArt(port, place, wool ?? sea.foreign_counter.find(opens), wool !== undefined)
}

function titleOf(
  lane: Lane,
  sea: Sea,
  nodes: Readonly<Record<string, Point>>,
  ports: Readonly<Record<string, PortPlace>>,
): LaneTitle {
  const last = lane.nodes.at(-1) ?? 'S'
  const end = nodes[last] as Point
  const plate = ports[sea.port.find(({ node }) => node === last)?.id ?? '']
  const side = plate && plate.x > end.x ? -1 : 1
  return { lane: lane.id, x: end.x + side * BESIDE_THE_END, y: end.y + 7, anchor: side > 0 ? 'start' : 'end' }
}

export function seaChart(sea: Sea): SeaChart {
  const nodes = seaSpots(sea.sea_lane)
  const ports = Object.fromEntries(
    sea.port.map((port) => [port.id, portPlace(port, plateOf(port, sea.sea_lane, nodes))]),
  )
  const lanes = linksOf(sea.sea_lane, nodes)
  const ground = [
    waterArt(ports),
    laneArt(sea.sea_lane, lanes, nodes),
    homeArt(START),
    arrowArt(sea, ports),
    ...sea.port.map((port) => printed(port, ports[port.id] as PortPlace, sea)),
  ].join('')
  const titles = sea.sea_lane.map((lane) => titleOf(lane, sea, nodes, ports))
  return { viewBox: `0 0 ${CHART.width} ${CHART.height}`, ground, nodes, ports, lanes, titles }
}
