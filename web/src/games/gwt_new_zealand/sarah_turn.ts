import type { LoggedEvent } from '../../net/generated'

/** Sarah's last turn: her card, and what it made her do, one thing after the other. */
export interface SarahTurn {
  readonly card: number
  readonly acts: readonly LoggedEvent[]
}

/** Among what has happened lately; null if she has not had a turn. */
export function sarahTurnOf(events: readonly LoggedEvent[]): SarahTurn | null {
  const drawn = events.findLastIndex(({ event }) => event.kind === 'sarah_card_drawn')
  const card = events[drawn]?.event['card']
  return typeof card === 'number' ? { card, acts: events.slice(drawn + 1).filter(({ message }) => message) } : null
}
