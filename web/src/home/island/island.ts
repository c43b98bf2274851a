import { HexMap, type Space } from '../../board/hex'
import type { Region } from '../../games/terra_nova/generated'
import { TERRAINS } from '../../games/terra_nova/board'
import data from './island.json'

/** How the island stands after some stones. */
export interface Stage {
  /** The regions closed by now. */
  readonly closed: readonly number[]
  /** Which gap leads to which stage. */
  readonly next: Readonly<Partial<Record<string, number>>>
}

interface Island {
  readonly stones: readonly Space[]
  readonly settlers: readonly { readonly seat: number; readonly at: Space }[]
  readonly gaps: readonly Space[]
  readonly regions: readonly Region[]
  readonly stages: readonly Stage[]
}

/** Worked out by the engine beforehand: every way in which this little land can be divided. */
export const island = data as unknown as Island

export const map = new HexMap({
  id: 'touchable',
  rows: data.rows,
  row_start_x: data.row_start_x,
  terrain: TERRAINS,
})

export const BOX = '-113 -119 642 538'
