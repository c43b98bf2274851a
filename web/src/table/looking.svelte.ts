import type { Marks } from '../games/game'
import type { LogEntry, LoggedEvent } from '../net/generated'
import type { History } from './history.svelte'
import { meanwhile, type Meanwhile } from './meanwhile'
import { Playback } from './playback.svelte'
import { type Sight, sightAfter, sightAt, sightsAt, turnAfter, turnBefore } from './sight'
import { type Act, eventsOf, type Turn, turnsOf } from './turns'

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

  readonly sight: Sight | undefined = $derived.by(() => this.#sought ?? sightAt(this.turns, this.at))
  readonly marks: Marks | null = $derived.by(() => this.#marks())
  readonly #seen: () => Seen
  /** What is looked at of all that ends or begins at the same moment: by numbers, because the log grows. */
  #wanted = $state.raw<{ readonly at: number; readonly turn: number; readonly act: number } | null>(null)
  readonly #sought: Sight | null = $derived.by(() => this.#found())

  constructor(
    readonly history: History,
    seen: () => Seen,
  ) {
    this.#seen = seen
    this.playback = new Playback(history, () => this.#advance())
  }

  /** The moment looked at, also in the present. */
  get at(): number {
    return this.history.at ?? this.history.length
  }

  /** A finished game has an end where others have a present. */
  get isOver(): boolean {
    return this.#seen().isOver
  }

  get turn(): Turn | undefined {
    return this.sight?.turn
  }

  get act(): Act | undefined {
    return this.sight?.act
  }

  goTo(moment: number): void {
    this.#wanted = null
    this.playback.pause()
    void this.history.goTo(moment)
  }

  goToAct(turn: Turn, act: Act): void {
    this.playback.pause()
    void this.#lookAt(act.last, { turn, act })
  }

  goBy(step: 1 | -1): void {
    this.goTo(this.at + step)
  }

  /** To where a turn begins. */
  goByTurn(step: 1 | -1): void {
    const turn = this.sight && (step > 0 ? turnAfter(this.turns, this.sight) : turnBefore(this.turns, this.sight))
    this.goTo(turn?.from ?? Infinity)
    this.#wanted = turn ? wanted(turn.from, { turn }) : null
  }

  backToPresent(): void {
    this.playback.pause()
    this.history.backToPresent()
  }

  playMeanwhile(): void {
    const { acts, from } = this.meanwhile
    const turn = this.turns.find((turn) => turn.from === from && acts.some((act) => turn.acts.includes(act)))
    if (turn) this.#wanted = wanted(from, { turn })
    void this.playback.play(from)
  }

  async #lookAt(at: number, sight: Sight | undefined): Promise<void> {
    this.#wanted = sight ? wanted(at, sight) : null
    await this.history.lookAt(at)
  }

  #found(): Sight | null {
    const [looked, at] = [this.#wanted, this.history.at]
    const turn = looked?.at === at ? this.turns[looked?.turn ?? -1] : undefined
    return turn ? { turn, act: turn.acts[looked?.act ?? -1] } : null
  }

  /** To what is told next, at the same moment or a later one; from the last of it to the present. */
  async #advance(): Promise<void> {
    const more = this.sight && sightAfter(this.turns, this.sight, this.at)
    if (more) return this.#lookAt(this.at, more)
    const next = this.#next(this.at)
    if (next > this.history.length) return this.history.backToPresent()
    const told = sightsAt(this.turns, next)
    await this.#lookAt(next, told.length > 1 ? told[0] : undefined)
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
    if (at !== null)
      return { events: this.#sought ? eventsIn(this.#sought) : (moment?.events ?? []), isPointedAt: true, isPast: true }
    const { acts } = this.meanwhile
    if (acts.length === 0 || this.#seen().isOver) return null
    return { events: acts.flatMap(eventsOf), isPointedAt: false, isPast: false }
  }
}

const eventsIn = ({ act }: Sight): readonly LoggedEvent[] => (act ? eventsOf(act) : [])

const wanted = (at: number, { turn, act }: Sight) => ({ at, turn: turn.number, act: act ? turn.acts.indexOf(act) : -1 })
