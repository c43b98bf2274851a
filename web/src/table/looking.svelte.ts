import type { Marks } from '../games/game'
import type { LogEntry } from '../net/generated'
import type { History } from './history.svelte'
import { meanwhile, type Meanwhile } from './meanwhile'
import { Playback } from './playback.svelte'
import { type Act, actAt, eventsOf, type Turn, turnAfter, turnAt, turnBefore, turnsOf } from './turns'

interface Seen {
  readonly log: readonly LogEntry[]
  /** The seat that looks, null for a spectator. */
  readonly seat: number | null
  readonly isOver: boolean
}

/** A table's past as a player goes through it: by turns and acts, played back, pointed at. */
export class Looking {
  readonly turns: readonly Turn[] = $derived.by(() => turnsOf(this.#seen().log))
  readonly meanwhile: Meanwhile = $derived.by(() => meanwhile(this.turns, this.#seen().seat))
  readonly playback: Playback
  /** The act that the player points at in the log. */
  pointed = $state.raw<Act | null>(null)

  readonly turn: Turn | undefined = $derived.by(() => turnAt(this.turns, this.at))
  readonly act: Act | undefined = $derived.by(() => actAt(this.turns, this.at))
  readonly marks: Marks | null = $derived.by(() => this.#marks())
  readonly #seen: () => Seen

  constructor(
    readonly history: History,
    seen: () => Seen,
  ) {
    this.#seen = seen
    this.playback = new Playback(history, (moment) => this.#next(moment))
  }

  /** The moment looked at, also in the present. */
  get at(): number {
    return this.history.at ?? this.history.length
  }

  /** A finished game has an end where others have a present. */
  get isOver(): boolean {
    return this.#seen().isOver
  }

  goTo(moment: number): void {
    this.playback.pause()
    void this.history.goTo(moment)
  }

  goBy(step: 1 | -1): void {
    this.goTo(this.at + step)
  }

  goByTurn(step: 1 | -1): void {
    this.goTo(step > 0 ? turnAfter(this.turns, this.at) : turnBefore(this.turns, this.at))
  }

  backToPresent(): void {
    this.playback.pause()
    this.history.backToPresent()
  }

  playMeanwhile(): void {
    void this.playback.play(this.meanwhile.from)
  }

  /** Moves that do nothing to be seen are passed over. */
  #next(moment: number): number {
    const { log } = this.#seen()
    const next = log.findIndex(({ events }, i) => i > moment && events.some(({ message }) => message))
    return next < 0 ? Infinity : next
  }

  #marks(): Marks | null {
    if (this.pointed) return { events: eventsOf(this.pointed), isPointedAt: true, isPast: false }
    const { moment, at } = this.history
    if (at !== null) return { events: moment?.events ?? [], isPointedAt: true, isPast: true }
    const { acts } = this.meanwhile
    if (acts.length === 0 || this.#seen().isOver) return null
    return { events: acts.flatMap(eventsOf), isPointedAt: false, isPast: false }
  }
}
