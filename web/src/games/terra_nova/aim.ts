import { keyOf, type Space } from '../../board/hex'
import type { Move } from '../../net/generated'
import type { TerraNovaMove } from './generated'

/** The space to press next for a move: first that of the settler, then where it goes. */
export function aim(move: Move): readonly Element[] {
  const wanted = move as unknown as TerraNovaMove
  if (wanted.kind !== 'move_settler') return found(wanted.space)
  const [from] = found(wanted.from)
  return from?.getAttribute('aria-selected') === 'true' ? found(wanted.to) : from ? [from] : []
}

const found = (space: Space): readonly Element[] => [...document.querySelectorAll(`[data-space="${keyOf(space)}"]`)]
