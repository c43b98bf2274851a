import type { Turns } from '../../art/tiles'
import type { Move, View } from '../../net/protocol'

/** What the boards of all tile games hold; see "Tile games' board" in docs/protocol.md. */

export interface Cell {
  readonly row: number
  readonly col: number
}

export interface LaidTile extends Cell {
  readonly id: string
  readonly rotation: Turns
  readonly n: number
}

export interface Part extends Cell {
  readonly feature: string
}

/** A part of the map under the pointer, and where the pointer is on the screen. */
export interface Pointed extends Cell {
  readonly part: string
  readonly x: number
  readonly y: number
}

export interface Follower extends Part {
  readonly seat: number
  readonly role: string
  readonly lying: boolean
}

export type Member = readonly [row: number, col: number, part: string]

export interface Feature {
  readonly kind: string
  readonly members: readonly Member[]
  readonly tiles: number
  readonly complete: boolean
  readonly followers: readonly number[]
  readonly owners: readonly number[]
  readonly worth: { readonly completed: number; readonly at_end: number }
  readonly tokens?: number
}

export interface RawKind {
  readonly edges: string
  readonly features: readonly { readonly id: string; readonly kind: string; readonly edges: readonly string[] }[]
  readonly fields: readonly { readonly id: string; readonly halves: readonly string[] }[]
}

export interface TileBoard {
  readonly step: string
  readonly tiles: readonly LaidTile[]
  readonly kinds: Readonly<Record<string, RawKind>>
  readonly in_hand: { readonly id: string } | null
  readonly left: number
  readonly set_aside: readonly string[]
  readonly supply: readonly number[]
  readonly followers: readonly Follower[]
  readonly features: readonly Feature[]
}

export type LayTile = Cell & { readonly kind: 'lay_tile'; readonly rotation: Turns }

export const boardOf = <Board extends TileBoard = TileBoard>(view: View): Board => view.board as unknown as Board
export const asMove = (move: object): Move => move as unknown as Move

export const cellKey = ({ row, col }: Cell): string => `${row},${col}`
export const partKey = (row: number, col: number, part: string): string => `${row},${col},${part}`
export const isSameCell = (a: Cell | null, b: Cell | null): boolean =>
  a !== null && b !== null && a.row === b.row && a.col === b.col

export const newest = (board: TileBoard): LaidTile | null => board.tiles.at(-1) ?? null
