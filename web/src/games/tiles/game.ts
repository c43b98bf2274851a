import { MARKS, type Mark, type PieceKind, pieceArt, type Theme } from '../../art/tiles'
import type { GameEvent } from '../../net/generated'
import { seatColour } from '../../pieces/seats'
import type { Part } from './board'

/** What the shared board must know about the game being played. */
export interface TileGame {
  /** Selects the drawings and texts. */
  readonly id: Theme
  /** The name of open land in `<game>.terrain.*`. */
  readonly field: string
  /** The followers that an event returns without points. */
  leftBehind(event: GameEvent): readonly Part[]
}

export const markOf = (seat: number): Mark => MARKS[seat % MARKS.length] as Mark
export const artOf = (piece: PieceKind, seat: number): string => pieceArt(piece, seatColour(seat), markOf(seat))
