// Written by `.venv/bin/python -m tools.wire_types` from the server's structures; do not edit.

/** A feature or field of the map, made up of parts of tiles. */
export type Feature = {
  readonly kind: string
  readonly members: readonly (readonly [number, number, string])[]
  readonly tiles: number
  readonly complete: boolean
  /** It can still be completed: open land never is. */
  readonly open: boolean
  /** By seat. */
  readonly followers: readonly number[]
  /** The seats with the majority. */
  readonly owners: readonly number[]
  readonly worth: Worth
  /** On a mountain. */
  readonly tokens?: number
}

/** A follower on the map; those that lie down stay until the end. */
export type Follower = {
  readonly seat: number
  readonly row: number
  readonly col: number
  readonly feature: string
  readonly role: string
  readonly lying: boolean
}

/** n counts tiles in the order laid; rotation counts quarter turns clockwise. */
export type LaidTile = {
  readonly id: string
  readonly row: number
  readonly col: number
  readonly rotation: 0 | 1 | 2 | 3
  readonly n: number
}

/** As text: 3,-2 r1 (row, column, quarter turns clockwise). */
export type LayTile = {
  readonly kind: 'lay_tile'
  readonly row: number
  readonly col: number
  readonly rotation: number
}

/** A part of one tile on the map. */
export type Part = {
  readonly row: number
  readonly col: number
  readonly feature: string
}

/** A feature of a tile: the sides it reaches, the feature at which a line ends, its symbols by number. */
export type PrintedFeature = {
  readonly id: string
  readonly kind: string
  readonly edges: readonly string[]
  readonly end?: string
  readonly nuggets?: number
  readonly locomotives?: number
  readonly shields?: number
  readonly posts?: number
}

/** Open land of a tile: its half-sides clockwise, the features it touches, its symbols by number. */
export type PrintedField = {
  readonly id: string
  readonly halves: readonly string[]
  readonly touches?: readonly string[]
  readonly camps?: number
  readonly herds?: number
  readonly animals?: number
}

/** Do nothing. As text: skip. */
export type Skip = {
  readonly kind: 'skip'
}

export type TileBoard = {
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
}

export type TileDrawn = {
  readonly kind: 'tile_drawn'
  readonly seat: number
  readonly tile: string
  readonly left: number
}

export type TileInHand = {
  readonly id: string
}

/** Everything needed to draw an unrotated tile: the letters of its sides, its features and fields. */
export type TileKind = {
  readonly edges: string
  readonly features: readonly PrintedFeature[]
  readonly fields: readonly PrintedField[]
}

export type TileLaid = {
  readonly kind: 'tile_laid'
  readonly seat: number
  readonly tile: string
  readonly row: number
  readonly col: number
  readonly rotation: number
}

/** It fits nowhere. */
export type TileSetAside = {
  readonly kind: 'tile_set_aside'
  readonly seat: number
  readonly tile: string
}

/** Points for each owner if it were completed as it is now, and if the game ended now. */
export type Worth = {
  readonly completed: number
  readonly at_end: number
}
