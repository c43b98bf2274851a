import type { GameEvent } from '../../net/generated'
import type { Preview } from '../../net/live'

/** What a move would change for the player who makes it, derived from the preview's events. */
export interface Outcome {
  readonly money: number
  readonly gold: number
  readonly certificates: number
  readonly tokens: number
  readonly explored: number | null
  readonly drawn: readonly string[]
  readonly gained: readonly string[]
  readonly lost: readonly string[]
  /** The value of the sheep shown. */
  readonly worth: number | null
}

/** Showing sheep reveals cards in hand, so their value comes from the view rather than a preview. */
export const ofShowing = (shown: readonly string[], worth: number): Outcome => ({
  money: 0,
  gold: 0,
  certificates: 0,
  tokens: 0,
  explored: null,
  drawn: [],
  gained: [],
  lost: shown,
  worth,
})

const total = (events: readonly GameEvent[], kind: string, field: string): number =>
  events.filter((event) => event.kind === kind).reduce((sum, event) => sum + Number(event[field] ?? 0), 0)

const cards = (events: readonly GameEvent[], kinds: readonly string[]): string[] =>
  events.filter((event) => kinds.includes(event.kind)).map((event) => String(event['card']))

export function outcomeOf({ events }: Pick<Preview, 'events'>, seat: number): Outcome {
  const own = events.map(({ event }) => event).filter((event) => event['seat'] === seat)
  const explored = own.filter((event) => event.kind === 'explored').at(-1)
  return {
    money: total(own, 'money_changed', 'pounds'),
    gold: total(own, 'gold_changed', 'gold'),
    certificates: total(own, 'certificates_changed', 'certificates'),
    tokens: total(own, 'tokens_changed', 'tokens'),
    explored: explored ? Number(explored['to']) : null,
    drawn: cards(own, ['card_drawn']),
    gained: cards(own, ['card_taken']),
    lost: cards(own, ['card_discarded', 'card_removed', 'sheep_revealed']),
    worth: null,
  }
}

export const isNothing = (outcome: Outcome): boolean =>
  !outcome.money &&
  !outcome.gold &&
  !outcome.certificates &&
  !outcome.tokens &&
  outcome.explored === null &&
  outcome.worth === null &&
  outcome.drawn.length + outcome.gained.length + outcome.lost.length === 0

export const isEqual = (one: Outcome, other: Outcome | null): boolean => JSON.stringify(one) === JSON.stringify(other)

/** An outcome without the card that the move itself names. */
export function besides(outcome: Outcome, card: string): Outcome {
  const without = (cards: readonly string[]): string[] =>
    cards.filter((other, i) => other !== card || i !== cards.indexOf(card))
  return { ...outcome, lost: without(outcome.lost), gained: without(outcome.gained) }
}
