import type { Turns } from '../../art/tiles'
import type { Move, View } from '../../net/generated'
import type { Feature, LaidTile, TileBoard as Shown } from './generated'

export type { Feature, Follower, LaidTile, Part, TileKind as RawKind } from './generated'

export interface Cell {
  readonly row: number
  readonly col: number
}
/** A part of the map under the pointer, and the pointer's position on screen. */
export interface Pointed extends Cell {
  readonly part: string
  readonly x: number
  readonly y: number
  readonly isTouched: boolean
}

export type Member = Feature['members'][number]

/** What the boards of all tile games contain; see "Tile games' board" in docs/protocol.md. */
export type TileBoard = Shown & { readonly step: string }

export type LayTile = Cell & { readonly kind: 'lay_tile'; readonly rotation: Turns }

export const boardOf = <Board extends TileBoard = TileBoard>(view: View): Board => view.board as unknown as Board
export const asMove = (move: object): Move => move as unknown as Move

export const cellKey = ({ row, col }: Cell): string => `${row},${col}`
export const partKey = (row: number, col: number, part: string): string => `${row},${col},${part}`
export const isSameCell = (a: Cell | null, b: Cell | null): boolean =>
  a !== null && b !== null && a.row === b.row && a.col === b.col

export const newest = (board: TileBoard): LaidTile | null => board.tiles.at(-1) ?? null
