// Written by `.venv/bin/python -m tools.wire_types` from the server's structures; do not edit.
import type { Feature, Follower, LaidTile, LayTile, Part, Skip, TileDrawn, TileInHand, TileKind, TileLaid, TileSetAside } from '../../games/tiles/generated'
import type { GameStarted } from '../../net/generated'

/** GR-6. forced: no action was possible. */
export type ActionSkipped = {
  readonly kind: 'action_skipped'
  readonly seat: number
  readonly forced: boolean
}

/** GR-14, GR-18. */
export type CityScored = {
  readonly kind: 'city_scored'
  readonly complete: boolean
  readonly rails: number
  readonly points: number
  readonly winners: readonly number[]
  readonly members: readonly (readonly [number, number, string])[]
}

export type CowboyPlaced = {
  readonly kind: 'cowboy_placed'
  readonly seat: number
  readonly row: number
  readonly col: number
  readonly feature: string
  readonly role: string
}

export type GameEnded = {
  readonly kind: 'game_ended'
  readonly scores: readonly number[]
  readonly winners: readonly number[]
}

export type GoldRushBoard = {
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
  readonly step: 'laying' | 'acting' | 'over'
  readonly farmers: boolean
  /** By seat; None when the tent is not on the map. */
  readonly tents: readonly (Part | null)[]
  readonly piles: readonly Pile[]
  readonly tokens: Tokens
  /** For the referee. */
  readonly stack: Stack | null
}

/** GR-13, GR-18. tokens is how many the winners share. */
export type MountainScored = {
  readonly kind: 'mountain_scored'
  readonly complete: boolean
  readonly nuggets: number
  readonly tokens: number
  readonly points: number
  readonly winners: readonly number[]
  readonly members: readonly (readonly [number, number, string])[]
}

/** GR-5: the tokens of a mountain, on its oldest section. */
export type Pile = {
  readonly row: number
  readonly col: number
  readonly feature: string
  readonly tokens: number
}

/** GR-6a: on a feature of the tile just laid. As text: on l1. */
export type PlaceCowboy = {
  readonly kind: 'place_cowboy'
  readonly feature: string
}

/** GR-6b. As text: tent 3,-2 a1. */
export type PlaceTent = {
  readonly kind: 'place_tent'
  readonly row: number
  readonly col: number
  readonly feature: string
}

/** GR-19. */
export type PrairieScored = {
  readonly kind: 'prairie_scored'
  readonly camps: number
  readonly herds: number
  readonly points: number
  readonly winners: readonly number[]
  readonly members: readonly (readonly [number, number, string])[]
}

/** GR-11, GR-18. */
export type RailScored = {
  readonly kind: 'rail_scored'
  readonly complete: boolean
  readonly tiles: number
  readonly locomotives: number
  readonly points: number
  readonly winners: readonly number[]
  readonly members: readonly (readonly [number, number, string])[]
}

/** What nobody at the table knows: the tiles and tokens to come, the next one first. */
export type Stack = {
  readonly tiles: readonly string[]
  readonly tokens: readonly number[]
}

/** GR-6c. As text: take. */
export type TakeToken = {
  readonly kind: 'take_token'
}

/** GR-8. */
export type TentPlaced = {
  readonly kind: 'tent_placed'
  readonly seat: number
  readonly row: number
  readonly col: number
  readonly feature: string
  readonly moved: boolean
}

export type TentReturned = {
  readonly kind: 'tent_returned'
  readonly seat: number
}

/** GR-9. Only the owner may know value. */
export type TokenTaken = {
  readonly kind: 'token_taken'
  readonly seat: number
  readonly value: number | null
}

/** GR-21: how many each seat holds is public; only their owner knows their values until the end. */
export type Tokens = {
  readonly supply: number
  readonly lost: number
  readonly held: readonly number[]
  readonly values: readonly (readonly number[] | null)[]
  /** GR-20: what they would count at the end, for the same viewer as the values. */
  readonly points: readonly (number | null)[]
}

/** GR-20. */
export type TokensCounted = {
  readonly kind: 'tokens_counted'
  readonly seat: number
  readonly values: readonly number[]
  readonly points: number
}

/** GR-5. */
export type TokensLaid = {
  readonly kind: 'tokens_laid'
  readonly row: number
  readonly col: number
  readonly feature: string
  readonly number: number
}

/** GR-13: nobody stood on the completed mountain. */
export type TokensLost = {
  readonly kind: 'tokens_lost'
  readonly number: number
  readonly members: readonly (readonly [number, number, string])[]
}

/** GR-13. Only the owner may know values. */
export type TokensWon = {
  readonly kind: 'tokens_won'
  readonly seat: number
  readonly number: number
  readonly values: readonly number[] | null
}

export type GoldRushMove =
  | LayTile
  | PlaceCowboy
  | PlaceTent
  | TakeToken
  | Skip

export type GoldRushEvent =
  | GameStarted
  | TileDrawn
  | TileSetAside
  | TileLaid
  | TokensLaid
  | CowboyPlaced
  | TentPlaced
  | TokenTaken
  | ActionSkipped
  | RailScored
  | MountainScored
  | TokensWon
  | TokensLost
  | TentReturned
  | CityScored
  | PrairieScored
  | TokensCounted
  | GameEnded
