import type { CoastBoard, CoastSpace, Theme, TileKind } from '../../art/tiles'
import type { ComponentFiles } from '../../net/api'

/** The tiles in a game's component files, as shown in the gallery. */
export type CountedKind = TileKind & { readonly count: number }

interface TileFile {
  readonly tile: readonly (CountedKind & { readonly edges: string })[]
  readonly coast?: { readonly space: readonly { readonly tile: string; readonly town?: string }[] }
}

export const TILE_GAMES: readonly Theme[] = ['mayflower', 'gold_rush']

const tileFile = (files: ComponentFiles): TileFile | null =>
  (Object.values(files).find((file) => 'tile' in file) as TileFile | undefined) ?? null

/** Pieces without copies are on the table from the start and are shown with the coast. */
export const kindsOf = (files: ComponentFiles): CountedKind[] =>
  (tileFile(files)?.tile ?? []).filter(({ count }) => count > 0)

export function coastOf(files: ComponentFiles): CoastBoard | undefined {
  const file = tileFile(files)
  const west = (id: string) => file?.tile.find((tile) => tile.id === id)?.edges.at(-1) as CoastSpace['west']
  const space = file?.coast?.space.map(({ tile, town }) => ({ west: west(tile), ...(town ? { town } : {}) }))
  return space && { space }
}
