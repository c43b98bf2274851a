import type { GameEvent } from '../../net/generated'
import type { Preview } from '../../net/live'
import type { Route, Sale } from './generated'

/** What a move would change for the player who makes it. */
export interface Outcome {
  readonly money: number
  readonly gold: number
  readonly certificates: number
  readonly tokens: number
  /** Points for now, apart from those for money. */
  readonly points: number
  readonly explored: number | null
  readonly drawn: readonly string[]
  readonly gained: readonly string[]
  readonly lost: readonly string[]
  /** Steps of the breeder, and how many would be left. */
  readonly steps: { readonly taken: number; readonly left: number } | null
  /** Counters that could then be delivered to. */
  readonly counters: readonly string[]
}

const NOTHING: Outcome = {
  money: 0,
  gold: 0,
  certificates: 0,
  tokens: 0,
  points: 0,
  explored: null,
  drawn: [],
  gained: [],
  lost: [],
  steps: null,
  counters: [],
}

/** Showing sheep reveals cards in hand, so what it brings is in the view rather than in a preview. */
export function ofShowing({ options: [first] }: Sale): Outcome {
  return { ...NOTHING, money: first?.pounds ?? 0 }
}

/** A sheep that is kept brings no income; how much wool is shorn instead, only the server knows. */
export function ofKeeping({ purpose, sheep }: Sale, card: string): Outcome | null {
  const kept = sheep.find((one) => one.card === card)
  return kept && purpose === 'income' ? { ...NOTHING, money: -kept.worth || 0 } : null
}

/** Spending so many certificates on a sale: what it brings, and the counters that fewer would not open. */
export function ofSpending({ options }: Sale, certificates: number): Outcome | null {
  const chosen = options.find((option) => option.certificates === certificates)
  if (!chosen) return null
  const before = options.filter((option) => option.certificates < certificates).flatMap(({ counters }) => counters)
  const counters = chosen.counters.filter((counter) => !before.includes(counter))
  return { ...NOTHING, money: chosen.pounds, certificates: -certificates || 0, counters }
}

export const ofWalking = ({ pounds, steps, left }: Route): Outcome => ({
  ...NOTHING,
  money: -pounds || 0,
  steps: { taken: steps, left },
})

const total = (events: readonly GameEvent[], kind: string, field: string): number =>
  events.filter((event) => event.kind === kind).reduce((sum, event) => sum + Number(event[field] ?? 0), 0)

const cards = (events: readonly GameEvent[], kinds: readonly string[]): string[] =>
  events.filter((event) => kinds.includes(event.kind)).map((event) => String(event['card']))

export function outcomeOf({ events, gains }: Pick<Preview, 'events' | 'gains'>, seat: number): Outcome {
  const own = events.map(({ event }) => event).filter((event) => event['seat'] === seat)
  const explored = own.filter((event) => event.kind === 'explored').at(-1)
  return {
    ...NOTHING,
    money: total(own, 'money_changed', 'pounds'),
    gold: total(own, 'gold_changed', 'gold'),
    certificates: total(own, 'certificates_changed', 'certificates'),
    tokens: total(own, 'tokens_changed', 'tokens'),
    points: gains[seat] ?? 0,
    explored: explored ? Number(explored['to']) : null,
    drawn: cards(own, ['card_drawn']),
    gained: cards(own, ['card_taken']),
    lost: cards(own, ['card_discarded', 'card_removed', 'sheep_revealed']),
  }
}

export const isNothing = (outcome: Outcome): boolean => isEqual({ ...outcome, drawn: [] }, NOTHING)

export const isEqual = (one: Outcome, other: Outcome | null): boolean => JSON.stringify(one) === JSON.stringify(other)

/** An outcome without the card that the move itself names. */
export function besides(outcome: Outcome, card: string): Outcome {
  const without = (cards: readonly string[]): string[] =>
    cards.filter((other, i) => other !== card || i !== cards.indexOf(card))
  return { ...outcome, lost: without(outcome.lost), gained: without(outcome.gained) }
}
