import { featureOutline, type Point, spots, type TileKind, type Turns } from '../../art/tiles'
import { type Cell, cellKey, type Feature, type LaidTile, type Member, partKey, type TileBoard } from './board'
import { kindOf } from './kinds'
import { corner, middle } from './world'

/** Finds tiles by position and features by any of their parts. */
export class Atlas {
  readonly #tiles: ReadonlyMap<string, LaidTile>
  readonly #features: ReadonlyMap<string, Feature>

  constructor(readonly board: TileBoard) {
    this.#tiles = new Map(board.tiles.map((tile) => [cellKey(tile), tile]))
    this.#features = new Map(
      board.features.flatMap((feature) =>
        feature.members.map(([row, col, part]) => [partKey(row, col, part), feature] as const),
      ),
    )
  }

  tile(cell: Cell): LaidTile | null {
    return this.#tiles.get(cellKey(cell)) ?? null
  }

  feature(row: number, col: number, part: string): Feature | null {
    return this.#features.get(partKey(row, col, part)) ?? null
  }

  /** Where a follower stands on a part; the centre of the tile if the drawing names no spot. */
  spot(row: number, col: number, part: string): Point {
    const tile = this.tile({ row, col })
    return tile ? spotOn(kindOf(this.board, tile), tile, tile.rotation, part) : middle({ row, col })
  }

  outline([row, col, part]: Member): { at: Point; d: string } | null {
    const tile = this.tile({ row, col })
    const kind = tile && kindOf(this.board, tile)
    if (!tile || !kind || !hasPart(kind, part)) return null
    return { at: corner(tile), d: outlineOf(kind, part, tile.rotation) }
  }

  /** The best member for a flag: the feature's newest tile, where the player is looking. */
  flagplace(members: readonly Member[]): Point {
    const last = [...members].sort((a, b) => this.#age(b) - this.#age(a))[0]
    return last ? this.spot(...last) : { x: 0, y: 0 }
  }

  #age([row, col]: Member): number {
    return this.tile({ row, col })?.n ?? Infinity
  }
}

export function spotOn(kind: TileKind, cell: Cell, turns: Turns, part: string): Point {
  const [at, spot] = [corner(cell), spots(kind, turns)[part]]
  return spot ? { x: at.x + spot.x, y: at.y + spot.y } : middle(cell)
}

export const hasPart = (kind: TileKind, part: string): boolean =>
  kind.features.some(({ id }) => id === part) || kind.fields.some(({ id }) => id === part)

const RANK: Readonly<Record<string, number>> = { town: 1, mountain: 1, road: 2, rail: 2, junction: 0, coast: 0 }

/** The parts of a kind from bottom to top, for the pointer. */
export function partsOf(kind: TileKind): readonly string[] {
  const features = [...kind.features]
    .filter((f) => f.kind !== 'junction')
    .sort((a, b) => (RANK[a.kind] ?? 3) - (RANK[b.kind] ?? 3))
  return [...kind.fields, ...features].map(({ id }) => id)
}

const outlines = new WeakMap<TileKind, Map<string, string>>()

export function outlineOf(kind: TileKind, part: string, turns: Turns): string {
  const drawn = outlines.get(kind) ?? new Map<string, string>()
  outlines.set(kind, drawn)
  const key = `${part} ${turns}`
  const d = drawn.get(key) ?? featureOutline(kind, part, turns)
  drawn.set(key, d)
  return d
}
