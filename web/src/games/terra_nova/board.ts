import type { GameEvent, Move, View } from '../../net/generated'
import type { RegionScored, TerraNovaBoard, TerraNovaMove } from './generated'

export const boardOf = (view: View): TerraNovaBoard => view.board as unknown as TerraNovaBoard
export const movesOf = (view: View): readonly TerraNovaMove[] => view.legal.map(({ move }) => move as TerraNovaMove)
export const asMove = (move: TerraNovaMove): Move => move

export const asRegions = (events: readonly GameEvent[]): RegionScored[] =>
  events.filter((event) => event.kind === 'region_scored').map((event) => event as unknown as RegionScored)

/** The terrain letters used in map files. */
export const TERRAINS = {
  L: 'lake',
  M: 'mountains',
  F: 'forest',
  H: 'hills',
  P: 'prairie',
  S: 'steppe',
  G: 'meadow',
  A: 'farmland',
} as const
