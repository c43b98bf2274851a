import {
  MARKS,
  type FeatureKind,
  type Mark,
  type PieceKind,
  pieceArt,
  pieceOn,
  type Theme,
  type TileKind,
} from '../../art/tiles'
import type { GameEvent } from '../../net/generated'
import { seatColour } from '../../pieces/seats'
import type { Part } from './board'

/** What the shared board must know of the game that is played on it. */
export interface TileGame {
  /** Names the drawings and the texts. */
  readonly id: Theme
  /** What open land is called in `<game>.terrain.*`. */
  readonly field: string
  /** Moves that set down another piece than a follower. */
  readonly pieces: Readonly<Record<string, PieceKind>>
  /** Moves that choose a feature instead of setting down a piece. */
  readonly choices: readonly string[]
  /** A column's number as the players count it. */
  column(col: number): number
  /** Whom an event sends home without points. */
  leftBehind(event: GameEvent): readonly Part[]
}

export const markOf = (seat: number): Mark => MARKS[seat % MARKS.length] as Mark
export const artOf = (piece: PieceKind, seat: number): string => pieceArt(piece, seatColour(seat), markOf(seat))

/** The kind of a tile's part: of a feature, or the word for open land. */
export const terrainOf = (game: TileGame, kind: TileKind, part: string): string =>
  kind.features.find(({ id }) => id === part)?.kind ?? game.field

export const followerOn = (game: TileGame, kind: TileKind, part: string): PieceKind =>
  pieceOn(game.id, (kind.features.find(({ id }) => id === part)?.kind as FeatureKind | undefined) ?? 'field')
