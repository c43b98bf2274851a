import type { Point } from '../../art/tiles'
import type { Choice as Offer, Move } from '../../net/generated'
import { newest, type Part } from './board'
import type { Atlas } from './features'

/** A move that points at a part of the map: a follower's spot, a tent's mountain, a feature to score. */
export interface Target extends Part {
  readonly key: string
  readonly move: Move
  readonly at: Point
  /** The piece to be placed. */
  readonly piece: string | null
  /** Whether the move chooses what to score rather than placing a piece. */
  readonly isScoring: boolean
}

/** Something on the map that can be chosen. */
export interface Choice {
  readonly key: string
  readonly at: Point
  readonly label: string
  readonly testid: string
}

interface Named {
  readonly row?: number
  readonly col?: number
  readonly feature?: string
}

/** Followers go on the tile just laid, so their moves name no place. */
export function targetOf({ move, piece, is_scoring: isScoring = false }: Offer, atlas: Atlas): Target | null {
  const tile = newest(atlas.board)
  const { feature, row = tile?.row, col = tile?.col } = move as unknown as Named
  if (move.kind === 'lay_tile' || feature === undefined || row === undefined || col === undefined) return null
  const key = `${move.kind} ${row},${col} ${feature}`
  return { key, move, piece: piece ?? null, isScoring, row, col, feature, at: atlas.spot(row, col, feature) }
}

/** The kinds of move that point at the map, in the order listed. */
export const pointingKinds = (legal: readonly Move[]): string[] => [
  ...new Set(legal.filter((move) => move.kind !== 'lay_tile' && 'feature' in move).map(({ kind }) => kind)),
]

/** Moves without a place, shown as buttons. */
export const plainMoves = (legal: readonly Move[]): Move[] => legal.filter((move) => Object.keys(move).length === 1)

export interface Spot {
  readonly key: string
  readonly at: Point
}

/** The distance to the nearest other spot. */
export const nearest = (spots: readonly Spot[], from: Spot): number =>
  Math.min(
    ...spots.filter(({ key }) => key !== from.key).map(({ at }) => Math.hypot(at.x - from.at.x, at.y - from.at.y)),
  )

const TOWARDS: Readonly<Record<string, readonly [dx: number, dy: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** The spot that an arrow key leads to: the nearest one ahead, with sideways distance counting double. */
export function walk<S extends Spot>(spots: readonly S[], from: S | null, key: string): S | null {
  if (key === 'Home') return spots[0] ?? null
  if (key === 'End') return spots.at(-1) ?? null
  const way = TOWARDS[key]
  if (!way) return null
  if (!from) return spots[0] ?? null
  const [dx, dy] = way
  const effort = ({ at }: S): number => {
    const [x, y] = [at.x - from.at.x, at.y - from.at.y]
    const [ahead, aside] = [x * dx + y * dy, Math.abs(x * dy) + Math.abs(y * dx)]
    return ahead > 1 ? ahead + 2 * aside : Infinity
  }
  const best = [...spots].sort((a, b) => effort(a) - effort(b))[0]
  return best && effort(best) < Infinity ? best : from
}
