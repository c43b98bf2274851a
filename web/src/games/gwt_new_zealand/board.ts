import type { Effect } from '../../art/gwt/types'
import type { Move, Note, View } from '../../net/generated'

/** The game's own part of the view, as docs/protocol.md has it. */

export const WORKERS = ['shepherd', 'builder', 'sailor', 'shearer'] as const
export type Worker = (typeof WORKERS)[number]

export type Counts = Readonly<Record<string, number>>

export interface Site {
  readonly hazard?: string
  readonly neutral?: string
  readonly side?: number
  readonly owner?: number
  readonly building?: number
}

export interface LocationAction {
  readonly action: string
  readonly effects: readonly Effect[]
  readonly used: boolean
}

export interface Turn {
  readonly seat: number
  readonly number: number
  readonly pending: string | null
  readonly actions: readonly LocationAction[]
  readonly options: readonly Effect[]
  /** The sheep that would be shown now, and what they would bring; only for their owner. */
  readonly showing?: { readonly cards: readonly string[]; readonly worth: number }
}

export interface Harbour {
  readonly harbourmaster?: number
  readonly captain?: Worker | 'joker'
}

export interface Farm {
  readonly seat: number
  readonly money: number
  readonly gold: number
  readonly certificates: number
  readonly certificate_limit: number
  readonly permanent_certificates: number
  readonly wool: number
  readonly tokens: number
  readonly breeder: string | null
  readonly ship: string
  readonly explored: number
  readonly movement_limit: number
  readonly movement_tile: number
  readonly ignores_taxes: boolean
  readonly hand_limit: number
  readonly discs: readonly string[]
  readonly auxiliary: Counts
  readonly warehouses: readonly number[]
  readonly workers: Readonly<Record<Worker, readonly ('worker' | 'joker')[]>>
  readonly buildings: readonly number[]
  readonly hazards: Counts
  readonly tiles: Counts
  readonly harbourmasters: readonly number[]
  readonly ports: readonly string[]
  readonly delivered: Counts
  readonly played: Counts
  readonly discard: Counts
  readonly hand_size: number
  readonly pile_size: number
  readonly known_top: readonly string[]
  readonly herd: Counts
  readonly visits: number
  readonly points: readonly number[]
  /** Only for its owner. */
  readonly hand?: Counts
}

export interface Sarah {
  readonly speciality: Worker
  readonly card: number | null
  readonly pile: readonly number[]
  readonly deck: readonly number[]
  readonly next_counter: string
  readonly discs: number
}

export interface NewZealand {
  readonly turn: Turn
  readonly trail: Readonly<Record<string, Site>>
  readonly neutral_flipped: boolean
  readonly sides: Readonly<Record<string, 'a' | 'b'>>
  readonly jobs: readonly { readonly pounds: number; readonly workers: readonly boolean[] }[]
  readonly bonus_market: {
    readonly rows: readonly { readonly pounds: number; readonly tiles: readonly (string | null)[] }[]
    readonly first_column: number
    readonly marker: number | null
    readonly rows_left: number
  }
  readonly price_change: { readonly jobs: number; readonly tiles: number }
  readonly marker_owner: number | null
  readonly forecast: readonly (string | null)[]
  readonly bags: { readonly a: number; readonly b: number }
  readonly sheep_market: Counts
  readonly sheep_pile: number
  readonly objectives: { readonly offer: readonly string[]; readonly pile: number }
  readonly support: Counts
  readonly bonus_cards: Readonly<
    Record<string, { readonly card: string; readonly left: number; readonly gold: number }>
  >
  readonly harbours: Readonly<Record<string, Harbour>>
  readonly movement_tiles: number
  readonly movement_tile_space: number
  readonly farms: readonly Farm[]
  readonly sarah: Sarah | null
  readonly notes: Readonly<Record<string, Note>>
}

export const boardOf = (view: View): NewZealand => view.board as unknown as NewZealand

export const FORECASTS = ['A1', 'A2', 'B1', 'B2'] as const

/** How many workers stand in a row, the printed one included. */
export const workersIn = (farm: Farm, worker: Worker): number => 1 + farm.workers[worker].length

export const text = (move: Move, field: string): string => String(move[field] ?? '')
export const number = (move: Move, field: string): number => Number(move[field] ?? 0)

/** Against Sarah the second farm is hers and nobody's seat. */
export const farmNames = (board: NewZealand, names: readonly string[], sarah: string): string[] =>
  board.farms.map((farm) => names[farm.seat] ?? sarah)
