// Written by `.venv/bin/python -m tools.wire_types` from the server's structures; do not edit.
import type { Feature, Follower, LaidTile, LayTile, Skip, TileDrawn, TileInHand, TileKind, TileSetAside } from '../../games/tiles/generated'
import type { GameStarted } from '../../net/generated'

/** MF-16: the explorers' bonus for the feature just scored. */
export type BonusTaken = {
  readonly kind: 'bonus_taken'
  readonly seat: number
  readonly points: number
}

/** MF-9. Roads and towns are named by their part on the tile just laid, farms by themselves: score 3,-2 a1. */
export type ChooseScoring = {
  readonly kind: 'choose_scoring'
  readonly row: number
  readonly col: number
  readonly feature: string
}

/** Where to show it. Only its column, counted westwards from the coast, matters. */
export type Explorer = {
  readonly row: number
  readonly col: number
  readonly column: number
}

/** MF-17, from column to column. */
export type ExplorerMoved = {
  readonly kind: 'explorer_moved'
  readonly seat: number
  readonly from: number
  readonly to: number
}

/** MF-11 to MF-15, MF-23, MF-24: points for each winner. The settlers of a completed feature go home. */
export type FeatureScored = {
  readonly kind: 'feature_scored'
  readonly terrain: string
  readonly complete: boolean
  readonly tiles: number
  readonly settlers: readonly Settler[]
  readonly points: number
  readonly winners: readonly number[]
  readonly members: readonly (readonly [number, number, string])[]
}

export type GameEnded = {
  readonly kind: 'game_ended'
  readonly reason: string
  readonly scores: readonly number[]
  readonly winners: readonly number[]
}

export type MayflowerBoard = {
  readonly tiles: readonly LaidTile[]
  /** Every kind that is on the map or in hand. */
  readonly kinds: Readonly<Record<string, TileKind>>
  readonly in_hand: TileInHand | null
  /** Tiles in the stack. */
  readonly left: number
  readonly set_aside: readonly string[]
  /** By seat: followers that may still be placed. */
  readonly supply: readonly number[]
  readonly followers: readonly Follower[]
  readonly features: readonly Feature[]
  /** Which way players count the columns. */
  readonly columns_grow: 'eastwards' | 'westwards'
  readonly step: 'laying' | 'placing' | 'choosing' | 'over'
  /** From north to south. */
  readonly coast: readonly StartSpace[]
  /** The one ahead first. */
  readonly explorers: readonly Explorer[]
  /** MF-18: the column of the explorer behind; what lies east of it was left behind. */
  readonly rear: number
  /** Completed features still to be scored in this turn, each by one part. */
  readonly waiting: readonly (readonly [number, number, string])[]
  /** For the referee: the tiles to come, the next one first. */
  readonly stack: readonly string[] | null
}

/** MF-7: on a feature of the tile just laid. As text: on l1. */
export type PlaceSettler = {
  readonly kind: 'place_settler'
  readonly feature: string
}

/** A settler that stood on the map. */
export type Settler = {
  readonly seat: number
  readonly row: number
  readonly col: number
  readonly feature: string
  readonly role: string
}

export type SettlerPlaced = {
  readonly kind: 'settler_placed'
  readonly seat: number
  readonly row: number
  readonly col: number
  readonly feature: string
  readonly role: string
}

/** MF-7, MF-8. forced: no settler could be placed. */
export type SettlerSkipped = {
  readonly kind: 'settler_skipped'
  readonly seat: number
  readonly forced: boolean
}

/** MF-18: all except trappers, in column and east of it. */
export type SettlersLeftBehind = {
  readonly kind: 'settlers_left_behind'
  readonly column: number
  readonly count: number
  readonly settlers: readonly Settler[]
}

/** A piece of the coast; town is the name printed there. */
export type StartSpace = {
  readonly tile: string
  readonly row: number
  readonly col: number
  readonly town: string | null
}

export type TileLaid = {
  readonly kind: 'tile_laid'
  readonly seat: number
  readonly tile: string
  readonly row: number
  readonly col: number
  readonly rotation: number
  readonly column: number
}

export type MayflowerMove =
  | LayTile
  | PlaceSettler
  | Skip
  | ChooseScoring

export type MayflowerEvent =
  | GameStarted
  | TileDrawn
  | TileSetAside
  | TileLaid
  | SettlerPlaced
  | SettlerSkipped
  | FeatureScored
  | BonusTaken
  | ExplorerMoved
  | SettlersLeftBehind
  | GameEnded
