import { isSame, keyOf, type Space } from '../../board/hex'
import type { MoveSettler, TerraNovaMove } from './generated'

/**
 * What a press on a space means. No rules here: everything is looked up in the moves listed by the view.
 * With a settler in hand, a press moves it; with an empty hand, it places a settler or a stone.
 */
export interface Hand {
  readonly from: Space | null
  /** The move selected by a first press, awaiting a second. */
  readonly aimed: TerraNovaMove | null
}

export const EMPTY: Hand = { from: null, aimed: null }

export type Outcome =
  | { readonly kind: 'hold'; readonly hand: Hand }
  | { readonly kind: 'send'; readonly move: TerraNovaMove }
  | { readonly kind: 'ask'; readonly move: TerraNovaMove }

export const isMoveSettler = (move: TerraNovaMove): move is MoveSettler => move.kind === 'move_settler'

export const targetOf = (move: TerraNovaMove): Space => (isMoveSettler(move) ? move.to : move.space)

/** The spaces whose settler can be picked up. */
export const movable = (legal: readonly TerraNovaMove[]): ReadonlySet<string> =>
  new Set(legal.filter(isMoveSettler).map((move) => keyOf(move.from)))

/** The move that pressing each space would play, given what is in hand. */
export function targets(legal: readonly TerraNovaMove[], from: Space | null): ReadonlyMap<string, TerraNovaMove> {
  const fits = (move: TerraNovaMove) => (isMoveSettler(move) ? isSame(move.from, from) : from === null)
  return new Map(legal.filter(fits).map((move) => [keyOf(targetOf(move)), move]))
}

export interface Press {
  readonly hand: Hand
  readonly space: Space
  readonly legal: readonly TerraNovaMove[]
  readonly isPlacing: boolean
  readonly isOccupied: boolean
  /** A finger covers what it points at, so the first press only aims and the second plays. */
  readonly isCareful: boolean
}

export function press({ hand, space, legal, isPlacing, isOccupied, isCareful }: Press): Outcome {
  const move = targets(legal, hand.from).get(keyOf(space))
  if (move) return aim(hand, move, isCareful)
  if (isSame(hand.from, space)) return { kind: 'hold', hand: EMPTY }
  if (movable(legal).has(keyOf(space))) return { kind: 'hold', hand: { from: space, aimed: null } }
  return { kind: 'ask', move: attempt(hand.from, space, isPlacing, isOccupied) }
}

function aim(hand: Hand, move: TerraNovaMove, isCareful: boolean): Outcome {
  const isAimed = hand.aimed !== null && isSame(targetOf(hand.aimed), targetOf(move))
  return isCareful && !isAimed ? { kind: 'hold', hand: { ...hand, aimed: move } } : { kind: 'send', move }
}

/**
 * What the press means, so that the server can say why it is impossible. Picking up a settler is moving it,
 * wherever to: so the server is asked about the space where it stands.
 */
function attempt(from: Space | null, space: Space, isPlacing: boolean, isOccupied: boolean): TerraNovaMove {
  if (isPlacing) return { kind: 'place_settler', space }
  if (from) return { kind: 'move_settler', from, to: space }
  return isOccupied ? { kind: 'move_settler', from: space, to: space } : { kind: 'place_stone', space }
}
