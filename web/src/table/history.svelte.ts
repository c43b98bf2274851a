import { told } from '../net/api'
import type { LoggedEvent, Message, Moment } from '../net/generated'
import type { Past } from './past'

/** Which moment of a game is looked at. */
export class History {
  /** How many moves had been made then; null is the present. */
  at = $state<number | null>(null)
  /** What was seen then. While another moment is being fetched, still the one before. */
  moment = $state.raw<Moment | null>(null)
  /** What led to the moment, for animation; nothing after a jump. */
  events = $state.raw<readonly LoggedEvent[]>([])
  /** How long the game was when it was last seen in the present. */
  #left = $state(0)
  #isFetching = false

  constructor(
    readonly past: Past,
    readonly failed: (why: Message) => void,
  ) {}

  /** The number of the present moment. */
  get length(): number {
    return this.past.length
  }

  get isPresent(): boolean {
    return this.at === null
  }

  /** How many moves were made while one looked back. */
  get missed(): number {
    return this.isPresent ? 0 : Math.max(0, this.length - this.#left)
  }

  async goTo(seq: number): Promise<void> {
    if (seq >= this.length) return this.backToPresent()
    await this.lookAt(seq)
  }

  /** As a moment of the past even if nothing has happened since. */
  async lookAt(seq: number): Promise<void> {
    if (this.isPresent) this.#left = this.length
    this.at = Math.max(0, Math.min(seq, this.length))
    await this.#fetch()
  }

  back(): Promise<void> {
    return this.goTo((this.at ?? this.length) - 1)
  }

  forward(): Promise<void> {
    return this.goTo((this.at ?? this.length) + 1)
  }

  backToPresent(): void {
    this.at = null
    this.moment = null
    this.events = []
  }

  /** After an undo, the moment may be gone. */
  check(): void {
    if (this.at !== null && this.at >= this.length) this.backToPresent()
  }

  /** One at a time: whoever draws the slider along passes many moments and only wants the last. */
  async #fetch(): Promise<void> {
    if (this.#isFetching) return
    this.#isFetching = true
    try {
      while (this.at !== null && this.at !== this.moment?.seq) this.#show(await this.past.moment(this.at))
    } catch (fault) {
      this.at = this.moment?.seq ?? null
      this.failed(told(fault))
    } finally {
      this.#isFetching = false
    }
  }

  #show(moment: Moment): void {
    if (this.at === null) return
    this.events = moment.seq === (this.moment?.seq ?? NaN) + 1 ? moment.events : []
    this.moment = moment
  }
}
