import type { Point } from '../../tiles/types'
import type { Port, Sea } from '../types'
import { CHART, type Plate, plateOf, seaSpots } from './layout'

export interface PortPlace extends Plate {
  /** Where warehouses (small and large ports) or discs (medium ports) go, one a player. */
  readonly slots: readonly Point[]
  /** Where the harbourmaster's tile lies, and how large it is at most. */
  readonly harbourmaster?: Plate
  /** Where discs delivered to the counter of a large port go. */
  readonly counter?: readonly Point[]
}

export interface SeaLink {
  readonly from: string
  readonly to: string
  readonly d: string
}

export interface SeaChart {
  readonly viewBox: string
  /** Water, islands, lanes and the printed plates of the ports. */
  readonly ground: string
  /** Every space a ship can stand on, and the start `S`. */
  readonly nodes: Readonly<Record<string, Point>>
  readonly ports: Readonly<Record<string, PortPlace>>
  readonly lanes: readonly SeaLink[]
}

/** Four places in a row on the plate. */
const slotRow = (plate: Plate, from: number, step: number, y: number): Point[] =>
  [0, 1, 2, 3].map((i) => ({ x: plate.x - plate.width / 2 + from + i * step, y: plate.y + y }))

export function portPlace(port: Port, plate: Plate): PortPlace {
  if (port.size === 'small') return { ...plate, slots: slotRow(plate, 20, 26, 18) }
  if (port.size === 'large') return { ...plate, slots: slotRow(plate, 18, 22, 18), counter: slotRow(plate, 106, 13, 22) }
  const harbourmaster = { x: plate.x + plate.width / 2 - 34, y: plate.y, width: 60, height: 66 }
  return { ...plate, slots: slotRow(plate, 16, 22, 20), harbourmaster }
}

export function seaChart(sea: Sea): SeaChart {
  const nodes = seaSpots(sea.sea_lane)
  const ports = Object.fromEntries(sea.port.map((port) => [port.id, portPlace(port, plateOf(port, sea.sea_lane, nodes))]))
  const lanes = sea.sea_lane.flatMap((lane) => lane.nodes.map((to, i) => link(lane.nodes[i - 1] ?? 'S', to, nodes)))
  const ground = lanes.map(({ d }) => `<path d="${d}" fill="none" stroke="#5f868c" stroke-width="3"/>`).join('')
  return { viewBox: `0 0 ${CHART.width} ${CHART.height}`, ground, nodes, ports, lanes }
}

function link(from: string, to: string, nodes: Readonly<Record<string, Point>>): SeaLink {
  const [a, b] = [nodes[from] as Point, nodes[to] as Point]
  return { from, to, d: `M${a.x} ${a.y}L${b.x} ${b.y}` }
}
