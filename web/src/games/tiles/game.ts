import { MARKS, type Mark, type PieceKind, pieceArt, type Theme } from '../../art/tiles'
import type { GameEvent } from '../../net/generated'
import { seatColour } from '../../pieces/seats'
import type { Feature, Part, TileBoard } from './board'

/** What the shared board must know about the game being played. */
export interface TileGame {
  /** Selects the drawings and texts. */
  readonly id: Theme
  /** The name of open land in `<game>.terrain.*`. */
  readonly field: string
  /** The rule that says what a feature brings, by its kind. */
  readonly scoredBy: Readonly<Record<string, string>>
  /** The followers that an event returns without points. */
  leftBehind(event: GameEvent): readonly Part[]
  /** Whether a piece is a follower, which scores where it stands. */
  isFollower(piece: string): boolean
  /** Pieces on the map besides the followers, by seat. */
  otherPieces(board: TileBoard): readonly OtherPiece[]
}

export interface OtherPiece extends Part {
  readonly seat: number
  readonly piece: PieceKind
}

/** Those that stand on a feature. */
export const othersOn = (game: TileGame, board: TileBoard, { members }: Feature): readonly OtherPiece[] =>
  game
    .otherPieces(board)
    .filter((one) => members.some(([row, col, part]) => row === one.row && col === one.col && part === one.feature))

export const markOf = (seat: number): Mark => MARKS[seat % MARKS.length] as Mark
export const artOf = (piece: PieceKind, seat: number): string => pieceArt(piece, seatColour(seat), markOf(seat))
