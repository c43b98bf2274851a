import type { TileKind } from '../../art/tiles'
import type { Printed } from '../../net/generated'
import type { TileBoard } from './board'

/** A kind of tile, and how many copies of it nobody at the table has seen yet. */
export interface Remaining {
  readonly kind: TileKind
  readonly left: number
}

type CountedKind = TileKind & { readonly count: number }

/** All copies less those laid, in hand or set aside: what anyone at the table can count. Most copies first. */
export function remaining({ components }: Printed, { tiles, in_hand, set_aside }: TileBoard): Remaining[] {
  const kinds = components['tile'] as unknown as readonly CountedKind[]
  const seen = [...tiles.map(({ id }) => id), ...(in_hand ? [in_hand.id] : []), ...set_aside]
  return kinds
    .map((kind) => ({ kind, left: kind.count - seen.filter((id) => id === kind.id).length }))
    .filter(({ left }) => left > 0)
    .sort((a, b) => b.left - a.left)
}
