/** The shapes of docs/protocol.md. Nothing here knows a rule. */

export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json }

export interface Message {
  readonly code: string
  readonly args?: Readonly<Record<string, Json>>
  readonly rule?: string
  /** Arguments that are seats: the names of their players are told. */
  readonly players?: Readonly<Record<string, number | readonly number[]>>
}

export interface Option {
  readonly id: string
  readonly type: 'choice' | 'integer' | 'boolean'
  readonly default: string | number | boolean
  readonly choices?: readonly (string | number)[]
  readonly min?: number
  readonly max?: number
  /** It matters to games of so many players alone. */
  readonly players?: number
}

export interface GameInfo {
  readonly id: string
  readonly players: readonly [number, number]
  readonly options: readonly Option[]
  readonly bots: readonly string[]
}

export type SeatKind = 'here' | 'link' | 'bot'

export interface Seat {
  readonly seat: number
  readonly kind: SeatKind
  readonly name: string
  readonly bot?: string | null
  readonly taken: boolean
  readonly online: boolean
  readonly invite?: string | null
}

export interface TableInfo {
  readonly id: string
  readonly game: string
  readonly options: Readonly<Record<string, Json>>
  readonly status: 'waiting' | 'playing' | 'over'
  readonly seq: number
  readonly created: string | number
  readonly updated: string | number
  readonly to_act: number | null
  readonly scores: readonly number[]
  readonly commitment: string | null
  readonly seats: readonly Seat[]
  readonly mine: readonly number[]
  readonly host: boolean
  readonly can_undo?: boolean
  /** Why the game cannot go on, when it cannot. */
  readonly problem?: Message | null
}

export interface SeatRequest {
  readonly kind: SeatKind
  readonly name: string
  readonly bot?: string
}

export interface TableRequest {
  readonly game: string
  readonly options: Readonly<Record<string, string | number | boolean>>
  readonly seats: readonly SeatRequest[]
}

export interface Move {
  readonly kind: string
  readonly [field: string]: Json
}

export interface GameEvent {
  readonly kind: string
  readonly [field: string]: Json
}

/** An event and the log's words for it. */
export interface ToldEvent {
  readonly event: GameEvent
  readonly told?: Message
}

/** A legal move with what its chooser should know of it. */
export interface Choice {
  readonly move: Move
  readonly kind?: Message
  readonly label?: Message
  readonly price?: number
  readonly rule?: string
  readonly about?: string
}

/** What a thing on the table says of itself. */
export interface Explanation {
  readonly title: Message
  readonly lines?: readonly Message[]
  readonly rule?: string
}

/** What is true of a thing just now, beside what is printed on it. */
export interface Note {
  readonly of?: readonly string[]
  readonly title?: Message
  readonly lines?: readonly Message[]
}

export interface SheetRow {
  readonly label: Message
  readonly points: readonly number[]
}

export interface Result {
  readonly winners: readonly number[]
  readonly ranks: readonly number[]
  readonly sheet: readonly SheetRow[]
}

export interface View<Board = Json> {
  readonly game: string
  readonly players: number
  readonly seat: number | null
  readonly to_act: number | null
  readonly is_over: boolean
  readonly prompt: Message | null
  readonly scores: readonly number[]
  readonly legal: readonly Choice[]
  readonly board: Board
  readonly result: Result | null
}

export interface LogEntry {
  readonly seq: number
  readonly events: readonly ToldEvent[]
}

export interface Preview {
  readonly events: readonly ToldEvent[]
  readonly scores: readonly number[]
}

export type ServerMessage =
  | {
      readonly type: 'state'
      readonly seq: number
      readonly table: TableInfo
      readonly view: View | null
      readonly log: readonly LogEntry[]
    }
  | {
      readonly type: 'step'
      readonly seq: number
      readonly events: readonly ToldEvent[]
      readonly view: View
      readonly table: TableInfo
      readonly undone?: boolean
      readonly log?: readonly LogEntry[]
    }
  | { readonly type: 'table'; readonly table: TableInfo }
  | { readonly type: 'ack'; readonly ref: string; readonly seq: number }
  /** Without a ref nobody asked: something is wrong with the table itself. */
  | { readonly type: 'error'; readonly ref: string | null; readonly error: Message; readonly seq: number }
  | {
      readonly type: 'preview'
      readonly ref: string
      readonly seq: number
      readonly events: readonly ToldEvent[]
      readonly scores: readonly number[]
    }
  | { readonly type: 'why'; readonly ref: string; readonly reason: Message }

export type ClientMessage =
  | { readonly type: 'move'; readonly ref: string; readonly seq: number; readonly move: Move }
  | {
      readonly type: 'preview'
      readonly ref: string
      readonly seq: number
      readonly move: Move
      readonly then?: readonly Move[]
    }
  | { readonly type: 'undo'; readonly ref: string; readonly seq: number }
  | { readonly type: 'why'; readonly ref: string; readonly move: Move }
  | { readonly type: 'state' }
