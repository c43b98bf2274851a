import type { Space, MapText } from '../../board/hex'
import type { GameEvent, Move, View } from '../../net/protocol'

/** Terra Nova's part of the view. */
export interface Region {
  readonly spaces: readonly Space[]
  readonly types: number
  readonly points: number
  readonly settlers: readonly number[]
  readonly winners: readonly number[]
  readonly awarded: readonly number[]
}

export interface TerraNova {
  readonly phase: string
  readonly map: MapText & { readonly title: string; readonly reconstructed: boolean }
  readonly settlers: readonly (readonly Space[])[]
  readonly to_place: readonly number[]
  readonly stones: readonly Space[]
  readonly stones_left: number
  readonly regions: readonly Region[]
  readonly turn: { readonly action: number; readonly moved: readonly Space[] } | null
}

export interface PlaceSettler {
  readonly kind: 'place_settler'
  readonly space: Space
}
export interface MoveSettler {
  readonly kind: 'move_settler'
  readonly from: Space
  readonly to: Space
}
export interface PlaceStone {
  readonly kind: 'place_stone'
  readonly space: Space
}
export type TerraNovaMove = PlaceSettler | MoveSettler | PlaceStone

export const boardOf = (view: View): TerraNova => view.board as unknown as TerraNova
export const movesOf = (view: View): readonly TerraNovaMove[] =>
  view.legal.map(({ move }) => move as unknown as TerraNovaMove)
export const asMove = (move: TerraNovaMove): Move => move as unknown as Move

export const asRegions = (events: readonly GameEvent[]): Region[] =>
  events.filter((event) => event.kind === 'region_scored').map((event) => event as unknown as Region)

/** What each seat would get from some regions, those who get something. */
export function gainsOf(regions: readonly Region[]): { seat: number; points: number }[] {
  const seats = regions[0]?.awarded.length ?? 0
  return Array.from({ length: seats }, (_, seat) => ({
    seat,
    points: regions.reduce((sum, region) => sum + (region.awarded[seat] ?? 0), 0),
  })).filter(({ points }) => points > 0)
}
