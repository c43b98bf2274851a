import { MARKS, type Mark, type PieceKind, pieceArt, type Theme } from '../../art/tiles'
import type { GameEvent } from '../../net/generated'
import { seatColour } from '../../pieces/seats'
import type { Part } from './board'

/** What the shared board must know of the game that is played on it. */
export interface TileGame {
  /** Names the drawings and the texts. */
  readonly id: Theme
  /** What open land is called in `<game>.terrain.*`. */
  readonly field: string
  /** Whom an event sends home without points. */
  leftBehind(event: GameEvent): readonly Part[]
}

export const markOf = (seat: number): Mark => MARKS[seat % MARKS.length] as Mark
export const artOf = (piece: PieceKind, seat: number): string => pieceArt(piece, seatColour(seat), markOf(seat))
