import type { GameEvent, Move, View } from '../../net/generated'
import type { Region, RegionScored, TerraNovaBoard, TerraNovaMove } from './generated'

export const boardOf = (view: View): TerraNovaBoard => view.board as unknown as TerraNovaBoard
export const movesOf = (view: View): readonly TerraNovaMove[] => view.legal.map(({ move }) => move as TerraNovaMove)
export const asMove = (move: TerraNovaMove): Move => move

export const asRegions = (events: readonly GameEvent[]): RegionScored[] =>
  events.filter((event) => event.kind === 'region_scored').map((event) => event as unknown as RegionScored)

/** The letters that maps are written with. */
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

/** What each seat would get from some regions, those who get something. */
export function gainsOf(regions: readonly Pick<Region, 'awarded'>[]): { seat: number; points: number }[] {
  const seats = regions[0]?.awarded.length ?? 0
  return Array.from({ length: seats }, (_, seat) => ({
    seat,
    points: regions.reduce((sum, region) => sum + (region.awarded[seat] ?? 0), 0),
  })).filter(({ points }) => points > 0)
}
