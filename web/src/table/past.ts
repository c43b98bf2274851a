import * as api from '../net/api'
import type { LogEntry, Moment } from '../net/generated'

/** A game that can be looked back at: a live table, a replay, a record. */
export interface Past {
  /** How many moves were made: there are the moments 0 (set up) to this one. */
  readonly length: number
  moment(seq: number): Promise<Moment>
}

/** What the past of a live table is made of; it grows as the game goes on. */
export interface Course {
  readonly log: readonly LogEntry[]
  /** The seat that sees the table, null for a spectator: others saw another past. */
  readonly seat: number | null
}

const MOST_KEPT = 400

/** The past of a live table, as its server tells it. */
export class LivePast implements Past {
  readonly #kept = new Map<string, Promise<Moment>>()

  constructor(
    readonly id: string,
    readonly course: () => Course,
  ) {}

  get length(): number {
    return Math.max(0, this.course().log.length - 1)
  }

  moment(seq: number): Promise<Moment> {
    const name = this.#nameOf(seq)
    const moment = this.#kept.get(name) ?? this.#fetched(seq, name)
    this.#keep(name, moment)
    return moment
  }

  /** By the number of its log entry, which never stands for two positions; after an undo, `seq` may. */
  #nameOf(seq: number): string {
    const { log, seat } = this.course()
    return `${seat} ${log[seq]?.seq}`
  }

  #fetched(seq: number, name: string): Promise<Moment> {
    const moment = api.moment(this.id, seq)
    moment.catch(() => this.#kept.delete(name))
    return moment
  }

  /** Those not looked at for longest make room for others. */
  #keep(name: string, moment: Promise<Moment>): void {
    this.#kept.delete(name)
    this.#kept.set(name, moment)
    for (const oldest of this.#kept.keys()) {
      if (this.#kept.size <= MOST_KEPT) return
      this.#kept.delete(oldest)
    }
  }
}
