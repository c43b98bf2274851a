import type { LoggedEvent } from '../../net/generated'
import { type Act, turnsOf } from '../../table/turns'

/** Sarah's last turn: her card, and what it made her do, one act after the other as in the log. */
export interface SarahTurn {
  readonly card: number
  readonly acts: readonly Act[]
}

/** Among what has happened lately; null if she has not had a turn. */
export function sarahTurnOf(events: readonly LoggedEvent[]): SarahTurn | null {
  const drawn = events.findLastIndex(({ event }) => event.kind === 'sarah_card_drawn')
  const card = events[drawn]?.event['card']
  return typeof card === 'number' ? { card, acts: actsOf(events.slice(drawn + 1)) } : null
}

/** After an empty set-up, so that nothing counts as dealt. */
const actsOf = (events: readonly LoggedEvent[]): readonly Act[] =>
  turnsOf([
    { seq: 0, events: [] },
    { seq: 1, events },
  ]).flatMap(({ acts }) => acts)
