import type { View } from '../../net/generated'
import { boardOf, type TileBoard } from '../tiles/board'
import type { GoldRushBoard } from './generated'
import type { TileGame } from '../tiles/game'

/** Gold Rush's part of the view: tents, and mine tokens on the mountains and in the players' hands. */
export type GoldRush = TileBoard & GoldRushBoard

export const goldRushOf = (view: View): GoldRush => boardOf<GoldRush>(view)

export const GOLD_RUSH: TileGame = {
  id: 'gold_rush',
  field: 'prairie',
  scoredBy: { rail: 'GR-11', mountain: 'GR-13', city: 'GR-14', prairie: 'GR-19' },
  leftBehind: () => [],
  isFollower: (piece) => piece !== 'tent',
  otherPieces: (board) =>
    (board as GoldRush).tents.flatMap((tent, seat) => (tent ? [{ ...tent, seat, piece: 'tent' as const }] : [])),
}
