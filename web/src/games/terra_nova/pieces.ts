import { isSame, keyOf, type Space } from '../../board/hex'
import type { GameEvent } from '../../net/generated'

/** A settler with its own name, so that its walk can be animated. */
export interface Piece {
  readonly id: number
  readonly seat: number
  readonly space: Space
}

let named = 0

/** The pieces of a new position: those that stayed or walked keep their names. */
export function follow(
  before: readonly Piece[],
  settlers: readonly (readonly Space[])[],
  events: readonly GameEvent[],
): Piece[] {
  const walked = events.filter((event) => event.kind === 'settler_moved') as unknown as { from: Space; to: Space }[]
  const arrived = before.map((piece) => {
    const walk = walked.find((event) => isSame(event.from, piece.space))
    return walk ? { ...piece, space: walk.to } : piece
  })
  const at = new Map(arrived.map((piece) => [`${piece.seat} ${keyOf(piece.space)}`, piece]))
  return settlers.flatMap((spaces, seat) =>
    spaces.map((space) => at.get(`${seat} ${keyOf(space)}`) ?? fresh(seat, space)),
  )
}

function fresh(seat: number, space: Space): Piece {
  named += 1
  return { id: named, seat, space }
}
