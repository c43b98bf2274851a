import type { View } from '../../net/protocol'
import { boardOf, type Part, type TileBoard } from '../tiles/board'
import type { TileGame } from '../tiles/game'

/** Gold Rush's part of the view: tents, and mine tokens on the mountains and in the players' hands. */
export interface GoldRush extends TileBoard {
  readonly farmers: boolean
  readonly tents: readonly (Part | null)[]
  readonly piles: readonly (Part & { readonly tokens: number })[]
  readonly tokens: {
    readonly supply: number
    readonly lost: number
    readonly held: readonly number[]
    readonly values: readonly (readonly number[] | null)[]
  }
}

export const goldRushOf = (view: View): GoldRush => boardOf<GoldRush>(view)

export const GOLD_RUSH: TileGame = {
  id: 'gold_rush',
  field: 'prairie',
  pieces: { place_tent: 'tent' },
  choices: [],
  column: (col) => col,
  leftBehind: () => [],
}
