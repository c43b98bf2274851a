import type { Component } from 'svelte'
import type { Message, Move, Note, SeatInfo, LoggedEvent, View } from '../net/generated'
import type { Preview } from '../net/live'

/** What a board may ask of its table. */
export interface Play {
  /** Whether it is this browser's turn and the server can be reached. */
  readonly isMine: boolean
  send(move: Move): void
  /** Plays several moves one after the other, as long as they are what is asked. */
  sendAll(moves: readonly Move[]): void
  /** The outcome of a move. */
  preview(move: Move): Promise<Preview | null>
  askWhy(move: Move): void
  /** Tells a player who acts out of turn whose turn it is. */
  sayWhoseTurn(): void
}

/** A move awaiting confirmation, shown beside the prompt. */
export interface Pending {
  readonly confirm: (() => void) | null
  readonly cancel: (() => void) | null
  /** Its outcome, in one line. */
  readonly note?: string
}

/** What is to be lit: whatever these events speak of. */
export interface Marks {
  readonly events: readonly LoggedEvent[]
  /** Something pointed at is lit strongly; what others did last stays marked calmly. */
  readonly isPointedAt: boolean
  /** The board shows what they led to, and should bring it into view. */
  readonly isPast: boolean
}

export interface BoardProps {
  /** The id of the table being played. */
  readonly table: string
  readonly view: View
  /** What is true of the components right now, by the names of their explanations. */
  readonly notes: Readonly<Record<string, Note>>
  readonly events: readonly LoggedEvent[]
  readonly seats: readonly SeatInfo[]
  readonly play: Play
  readonly marks: Marks | null
  /** Whose card the player has just pressed. */
  readonly lookedAt?: { readonly seat: number } | null
  onpending(pending: Pending | null): void
}

/** What a line of the log speaks of. */
export interface TipProps {
  readonly table: string
  readonly view: View
  readonly notes: Readonly<Record<string, Note>>
  readonly names: readonly string[]
  readonly events: readonly LoggedEvent[]
}

/** A position shown as a picture; where the table has parts, the one to show. */
export interface SceneProps extends BoardProps {
  readonly part: string | null
}

/** What a game provides to the shell; a game is a folder whose index.ts exports one of these;
 * `Emblem.svelte` beside it is drawn while the client is built (`pictures/emblems.ts`). */
export interface GameClient {
  readonly id: string
  readonly Board: Component<BoardProps>
  /** A picture of a position, where it differs from the board to play on. */
  readonly Scene?: Component<SceneProps>
  /** What a seat has besides points. */
  readonly SeatTally: Component<{ view: View; seat: number }>
  /** Whether every seat has a board of its own, which pressing its card shows. */
  readonly hasBoards?: boolean
  /** The common supply. */
  readonly Supply: Component<{ view: View; table: string }>
  /** A key to the map, shown where there is room. */
  readonly Legend?: Component<{ view: View }>
  /** Explains or shows the things that a line of the log speaks of. */
  readonly Tip?: Component<TipProps>
  /** Whether it has anything to say about these events. */
  canExplain?(events: readonly LoggedEvent[]): boolean
  /** The score if the game ended now, for games that count points only at the end. */
  standing?(view: View): readonly number[]
  /** What to press next on the table for a move that is expected or suggested. */
  aim(move: Move): readonly Element[]
  /** A warning about the components. */
  caution(view: View): Message | null
}
