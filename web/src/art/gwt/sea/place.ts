import type { Point } from '../../tiles/types'
import type { Port } from '../types'
import type { Plate } from './layout'

/** Where things go at a port. */
export interface PortPlace extends Plate {
  /** Where each player's warehouse (small and large ports) or disc (medium ports) goes, and how large it is there. */
  readonly slots: readonly Point[]
  readonly slotSize: number
  /** The centre and size of the harbourmaster's tile. */
  readonly harbourmaster?: Plate
  /** Where discs delivered to a large port's counter go, and how large they are there. */
  readonly counter?: readonly Point[]
  readonly counterSize?: number
}

/** Four places in a row; `from` is the distance of the first from the plate's left edge, `y` from its centre. */
const slotRow = (plate: Plate, from: number, step: number, y: number): Point[] =>
  [0, 1, 2, 3].map((i) => ({ x: plate.x - plate.width / 2 + from + i * step, y: plate.y + y }))

export function portPlace(port: Port, plate: Plate): PortPlace {
  if (port.size === 'small') return { ...plate, slots: slotRow(plate, 19, 26.6, 19), slotSize: 23 }
  if (port.size === 'large')
    return {
      ...plate,
      slots: slotRow(plate, 16, 22.6, 19),
      slotSize: 21,
      counter: slotRow(plate, 107, 13.4, 25),
      counterSize: 13,
    }
  const harbourmaster = { x: plate.x + plate.width / 2 - 33, y: plate.y, width: 60, height: 66 }
  return { ...plate, slots: slotRow(plate, 15, 24, 20), slotSize: 22, harbourmaster }
}
