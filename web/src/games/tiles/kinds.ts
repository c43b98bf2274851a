import { spaceKind, type CoastSpace, type Side, type TileKind, type Turns } from '../../art/tiles'
import type { LaidTile, RawKind, TileBoard } from './board'

/**
 * A board's tile kinds, in the form the drawings need. Every step brings a view with new objects;
 * here the same kind remains the same object, so that it is drawn only once.
 */
const known = new Map<string, TileKind>()

const interned = (key: string, make: () => TileKind): TileKind => {
  const kind = known.get(key) ?? make()
  known.set(key, kind)
  return kind
}

/** A piece on the table from the start has sides that nothing may touch; the coast draws it. */
export const isStartPiece = (raw: RawKind): boolean => raw.edges.includes('-')

export function kindNamed(board: TileBoard, id: string): TileKind {
  const raw = board.kinds[id] as RawKind
  return interned(
    id + JSON.stringify(raw),
    () => ({ id, features: raw.features, fields: raw.fields }) as unknown as TileKind,
  )
}

export function kindOf(board: TileBoard, tile: LaidTile): TileKind {
  const raw = board.kinds[tile.id] as RawKind
  if (!isStartPiece(raw)) return kindNamed(board, tile.id)
  const west = raw.edges.at(-1) as CoastSpace['west']
  return interned(`coast ${tile.row} ${west}`, () => spaceKind({ west }, tile.row))
}

const SIDES: readonly Side[] = ['N', 'E', 'S', 'W']

/** What a rotated tile shows on a side: the kind of feature, or null for open land. */
export function sideShows(raw: RawKind, side: Side, turns: Turns): string | null {
  const printed = SIDES[(SIDES.indexOf(side) - turns + 4) % 4] as Side
  return raw.features.find((feature) => feature.edges.includes(printed))?.kind ?? null
}

/** The sides that a part of a rotated tile reaches. */
export function sidesOf(raw: RawKind, part: string, turns: Turns): readonly Side[] {
  const feature = raw.features.find(({ id }) => id === part)
  const field = raw.fields.find(({ id }) => id === part)
  const printed = new Set([...(feature?.edges ?? []), ...(field?.halves ?? []).map((half) => half.charAt(0))])
  return SIDES.filter((side) => printed.has(SIDES[(SIDES.indexOf(side) - turns + 4) % 4] as Side))
}
