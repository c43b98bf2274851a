import type { Point } from '../../tiles/types'
import type { Lane, Port } from '../types'

/** Where the ports and the spaces of the sea lanes are on the chart: presentation only. */
export const CHART = { width: 1200, height: 860 } as const
export const START: Point = { x: 600, y: 806 }

/** Each lane winds around its own centre line, with small ports on one side and the others on the other. */
const LANES: Readonly<Record<string, { readonly x: number; readonly small: 1 | -1; readonly swing: number }>> = {
  west: { x: 196, small: -1, swing: 14 },
  north: { x: 586, small: -1, swing: -12 },
  east: { x: 1012, small: 1, swing: -14 },
}

const [LOWEST, HIGHEST] = [704, 92]

type Course = (typeof LANES)[string]

/** An unknown lane gets the course for its position in the list. */
const courseOf = (lane: Lane | undefined, lanes: readonly Lane[]): Course => {
  const courses = Object.values(LANES)
  return (lane && LANES[lane.id]) ?? (courses[(lane ? lanes.indexOf(lane) : 0) % courses.length] as Course)
}

function laneNodes(lane: Lane, lanes: readonly Lane[]): [string, Point][] {
  const { x, swing } = courseOf(lane, lanes)
  const step = (LOWEST - HIGHEST) / Math.max(1, lane.nodes.length - 1)
  return lane.nodes.map((id, i) => [id, { x: x + swing * Math.sin(i * 1.25), y: LOWEST - i * step }])
}

export const seaSpots = (lanes: readonly Lane[]): Record<string, Point> => ({
  S: START,
  ...Object.fromEntries(lanes.flatMap((lane) => laneNodes(lane, lanes))),
})

/** A port's plate: its centre and size. */
export interface Plate extends Point {
  readonly width: number
  readonly height: number
}

const PLATES = {
  small: { width: 118, height: 74 },
  medium: { width: 166, height: 74 },
  large: { width: 158, height: 74 },
} as const
const OFF = 34

export function plateOf(port: Port, lanes: readonly Lane[], spots: Readonly<Record<string, Point>>): Plate {
  const lane = lanes.find((one) => one.nodes.includes(port.node))
  const { small } = courseOf(lane, lanes)
  const side = port.size === 'small' ? small : -small
  const size = PLATES[port.size]
  const at = spots[port.node] as Point
  return { x: at.x + side * (OFF + size.width / 2), y: at.y, ...size }
}
