import type { View } from '../../net/generated'
import { boardOf, type TileBoard } from '../tiles/board'
import type { MayflowerBoard, SettlersLeftBehind } from './generated'
import type { TileGame } from '../tiles/game'

/** Mayflower's part of the view: the coast in the east, and explorers moving west column by column. */
export type Mayflower = TileBoard & MayflowerBoard

export const mayflowerOf = (view: View): Mayflower => boardOf<Mayflower>(view)

const AHEAD = 2

/** The westernmost column to show; only the ruler shows explorers far ahead of it. */
export function farthest({ tiles, explorers }: Mayflower): number {
  const land = Math.max(...tiles.map(({ col }) => -col))
  return Math.max(land, Math.min(land + AHEAD, ...explorers.map(({ column }) => column)))
}

export const MAYFLOWER: TileGame = {
  id: 'mayflower',
  field: 'plain',
  scoredBy: { road: 'MF-11', town: 'MF-12', farm: 'MF-13', plain: 'MF-24' },
  leftBehind: (event) =>
    event.kind === 'settlers_left_behind' ? (event as unknown as SettlersLeftBehind).settlers : [],
  isFollower: () => true,
  otherPieces: () => [],
}
