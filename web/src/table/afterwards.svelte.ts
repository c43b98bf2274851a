import type { Marks } from '../games/game'
import type { LoggedEvent, ScoredThing } from '../net/generated'
import type { History } from './history.svelte'

/** A finished game, looked at from its score sheet: what was scored is shown on the board, when it was scored. */
export class Afterwards {
  #shown = $state.raw<{ readonly moves: number; readonly events: readonly LoggedEvent[] } | null>(null)
  /** Lit until somebody looks at another moment. */
  readonly marks: Marks | null = $derived.by(() => {
    const at = this.history.at ?? this.history.length
    if (!this.#shown || this.#shown.moves !== at) return null
    return { events: this.#shown.events, isPointedAt: true, isPast: true }
  })

  constructor(
    readonly history: History,
    readonly closeSheet: () => void,
  ) {}

  readonly goTo = (moves: number): void => {
    this.#shown = null
    this.closeSheet()
    void this.history.goTo(moves)
  }

  readonly show = (thing: ScoredThing): void => {
    this.goTo(thing.moves)
    this.#shown = { moves: thing.moves, events: [thing.event ?? countedAtTheEnd(thing)] }
  }
}

const countedAtTheEnd = ({ things }: ScoredThing): LoggedEvent => ({
  event: { kind: 'scored' },
  about: things ?? [],
})
