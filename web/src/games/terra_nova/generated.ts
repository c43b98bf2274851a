// Written by `.venv/bin/python -m tools.wire_types` from the server's structures; do not edit.
import type { GameStarted } from '../../net/generated'

export type ActionSkipped = {
  readonly kind: 'action_skipped'
  readonly seat: number
  readonly action: number
}

export type GameEnded = {
  readonly kind: 'game_ended'
  readonly reason: string
  readonly scores: readonly number[]
  readonly winners: readonly number[]
}

/** TN-5. As text: E4-E8. */
export type MoveSettler = {
  readonly kind: 'move_settler'
  readonly from: readonly [number, number]
  readonly to: readonly [number, number]
}

/** TN-2. As text: A1. */
export type PlaceSettler = {
  readonly kind: 'place_settler'
  readonly space: readonly [number, number]
}

/** TN-7. As text: *E5. */
export type PlaceStone = {
  readonly kind: 'place_stone'
  readonly space: readonly [number, number]
}

export type Region = {
  readonly spaces: readonly (readonly [number, number])[]
  readonly types: number
  readonly points: number
  readonly settlers: readonly number[]
  readonly winners: readonly number[]
  readonly awarded: readonly number[]
  /** What every winner gets, 0 when there is none. */
  readonly each: number
}

/** settlers and awarded are per seat; each is what every winner gets, 0 when there is none. */
export type RegionScored = {
  readonly kind: 'region_scored'
  readonly spaces: readonly (readonly [number, number])[]
  readonly size: number
  readonly types: number
  readonly points: number
  readonly settlers: readonly number[]
  readonly winners: readonly number[]
  readonly awarded: readonly number[]
  readonly each: number
}

export type SettlerMoved = {
  readonly kind: 'settler_moved'
  readonly seat: number
  readonly from: readonly [number, number]
  readonly to: readonly [number, number]
  readonly notation: string
}

export type SettlerPlaced = {
  readonly kind: 'settler_placed'
  readonly seat: number
  readonly space: readonly [number, number]
  readonly notation: string
}

/** The map as drawn: a letter for each hex of a row, and the terrain that each letter stands for. */
export type ShownMap = {
  readonly id: string
  readonly rows: readonly string[]
  readonly row_start_x: readonly number[]
  readonly terrain: Readonly<Record<string, string>>
  readonly title: string
  /** The map was reconstructed, not copied from the real components. */
  readonly reconstructed: boolean
}

export type StonePlaced = {
  readonly kind: 'stone_placed'
  readonly seat: number
  readonly space: readonly [number, number]
  readonly notation: string
}

export type TerraNovaBoard = {
  readonly phase: 'placing' | 'playing' | 'over'
  readonly map: ShownMap
  /** By seat. */
  readonly settlers: readonly (readonly (readonly [number, number])[])[]
  /** By seat: settlers not placed yet. */
  readonly to_place: readonly number[]
  readonly stones: readonly (readonly [number, number])[]
  readonly stones_left: number
  readonly regions: readonly Region[]
  /** None unless the phase is playing. */
  readonly turn: Turn | null
}

export type Turn = {
  readonly action: number
  /** The present spaces of the settlers moved in this turn. */
  readonly moved: readonly (readonly [number, number])[]
}

export type TurnPassed = {
  readonly kind: 'turn_passed'
  readonly seat: number
}

export type TurnStarted = {
  readonly kind: 'turn_started'
  readonly seat: number
}

export type TerraNovaMove =
  | PlaceSettler
  | MoveSettler
  | PlaceStone

export type TerraNovaEvent =
  | GameStarted
  | SettlerPlaced
  | TurnStarted
  | SettlerMoved
  | StonePlaced
  | RegionScored
  | TurnPassed
  | ActionSkipped
  | GameEnded
