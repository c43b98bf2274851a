import type { Turns } from '../../art/tiles'
import type { Move } from '../../net/generated'
import { type Cell, cellKey, isSameCell, type LayTile } from './board'

/**
 * The tile in hand: rotated, tried on the map, rotated there and laid. No rules here: everything is looked up in
 * the moves listed by the view.
 */
export interface Laying {
  readonly turns: Turns
  /** Where the tile is being tried. */
  readonly tried: Cell | null
}

export const IN_HAND: Laying = { turns: 0, tried: null }

/** A place and the rotations that fit there, in ascending order. */
export interface LegalPlace {
  readonly cell: Cell
  readonly turns: readonly Turns[]
}

export type Places = ReadonlyMap<string, LegalPlace>

/** Row by row, as people read a map. */
export function placesOf(legal: readonly Move[]): Places {
  const places = new Map<string, LegalPlace>()
  for (const move of legal) {
    if (move.kind !== 'lay_tile') continue
    const { row, col, rotation } = move as unknown as LayTile
    const turns = [...(places.get(cellKey({ row, col }))?.turns ?? []), rotation].sort((a, b) => a - b)
    places.set(cellKey({ row, col }), { cell: { row, col }, turns })
  }
  return new Map([...places].sort(([, a], [, b]) => a.cell.row - b.cell.row || a.cell.col - b.cell.col))
}

export const fitsNow = (place: LegalPlace, turns: Turns): boolean => place.turns.includes(turns)

/** The first rotation that fits, starting from the current one. */
export function nextFitting(place: LegalPlace, turns: Turns, step: 1 | -1 = 1): Turns {
  for (let i = 0; i < 4; i += 1) {
    const candidate = ((turns + step * i + 4) % 4) as Turns
    if (fitsNow(place, candidate)) return candidate
  }
  return turns
}

/** In hand any rotation is possible; on the map only those that fit there. */
export function turned(laying: Laying, places: Places, step: 1 | -1): Laying {
  const next = ((laying.turns + step + 4) % 4) as Turns
  const place = laying.tried && places.get(cellKey(laying.tried))
  return { ...laying, turns: place ? nextFitting(place, next, step) : next }
}

export type Outcome =
  { readonly kind: 'hold'; readonly laying: Laying } | { readonly kind: 'send' | 'ask'; readonly move: LayTile }

export const moveOf = (laying: Laying, cell: Cell): LayTile => ({
  kind: 'lay_tile',
  row: cell.row,
  col: cell.col,
  rotation: laying.turns,
})

/** The first press tries, the second lays; pressing an impossible place asks why. */
export function press(laying: Laying, cell: Cell, places: Places): Outcome {
  const place = places.get(cellKey(cell))
  if (!place) return { kind: 'ask', move: moveOf(laying, cell) }
  if (isSameCell(laying.tried, cell)) return { kind: 'send', move: moveOf(laying, cell) }
  return { kind: 'hold', laying: { turns: nextFitting(place, laying.turns), tried: cell } }
}

export const putBack = (laying: Laying): Laying => ({ ...laying, tried: null })
