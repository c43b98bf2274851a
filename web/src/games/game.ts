import type { Component } from 'svelte'
import type { Message, Move, SeatInfo, ToldEvent, View } from '../net/generated'
import type { Preview } from '../net/live'

/** What a board may ask of the table it lies on. */
export interface Play {
  /** Whether this browser is to act now and can be heard. */
  readonly isMine: boolean
  send(move: Move): void
  /** What a move would bring. */
  preview(move: Move): Promise<Preview | null>
  askWhy(move: Move): void
  /** Says whose turn it is, to someone who tries to play on another's. */
  sayWhoseTurn(): void
}

/** A move that waits for its confirmation, shown beside the prompt. */
export interface Pending {
  readonly confirm: (() => void) | null
  readonly cancel: (() => void) | null
  /** What it would bring, in a line. */
  readonly note?: string
}

export interface BoardProps {
  /** The id of the table that is played at. */
  readonly table: string
  readonly view: View
  readonly events: readonly ToldEvent[]
  readonly seats: readonly SeatInfo[]
  readonly play: Play
  onpending(pending: Pending | null): void
}

/** The pieces a game gives to the shell; a game is a folder whose index.ts exports one of these. */
export interface GameClient {
  readonly id: string
  readonly Board: Component<BoardProps>
  /** A small picture for the home page. */
  readonly Emblem: Component
  /** What a seat has beside its points. */
  readonly SeatTally: Component<{ view: View; seat: number }>
  /** What lies in the middle for everyone. */
  readonly Supply: Component<{ view: View }>
  /** A key to the map, where there is room for it. */
  readonly Legend?: Component<{ view: View }>
  /** Names of those whom the game itself plays, after the seats: Sarah, for one. */
  rivals?(view: View): readonly string[]
  /** Points as they would be if the game ended now, where they are counted only at its end. */
  standing?(view: View): readonly number[]
  /** Something the players should know about the components. */
  caution(view: View): Message | null
}
