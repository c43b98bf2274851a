import type { Point } from '../../tiles/types'
import type { Counter, Port, Sea } from '../types'
import { arrowArt, homeArt, laneArt, linksOf, type SeaLink } from './lanes'
import { CHART, plateOf, seaSpots, START } from './layout'
import { type PortPlace, portPlace } from './place'
import { portArt } from './plates'
import { waterArt } from './water'

export interface SeaChart {
  readonly viewBox: string
  /** Water, islands, lanes and the printed plates of the ports. */
  readonly ground: string
  /** Every space a ship can stand on, and the start `S`. */
  readonly nodes: Readonly<Record<string, Point>>
  readonly ports: Readonly<Record<string, PortPlace>>
  readonly lanes: readonly SeaLink[]
}

function printed(port: Port, place: PortPlace, sea: Sea): string {
  const opens = (counter: Counter) => counter.port === port.id
  const wool = sea.wool_counter.find(opens)
  return portArt(port, place, wool ?? sea.foreign_counter.find(opens), wool !== undefined)
}

export function seaChart(sea: Sea): SeaChart {
  const nodes = seaSpots(sea.sea_lane)
  const ports = Object.fromEntries(sea.port.map((port) => [port.id, portPlace(port, plateOf(port, sea.sea_lane, nodes))]))
  const lanes = linksOf(sea.sea_lane, nodes)
  const ground = [
    waterArt(ports),
    laneArt(lanes, nodes),
    homeArt(START),
    arrowArt(sea, ports),
    ...sea.port.map((port) => printed(port, ports[port.id] as PortPlace, sea)),
  ].join('')
  return { viewBox: `0 0 ${CHART.width} ${CHART.height}`, ground, nodes, ports, lanes }
}
