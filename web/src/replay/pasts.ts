import type { Moment } from '../net/generated'
import type { Past } from '../table/past'

const MOST_KEPT = 400
/** As many moments as the server sends at once. */
const AT_ONCE = 16

/** The past of a game that is over, with somebody's eyes. */
export class EyesPast implements Past {
  readonly #kept = new Map<number, Promise<Moment>>()

  constructor(
    readonly length: number,
    readonly fetched: (seq: number) => Promise<Moment>,
  ) {}

  moment(seq: number): Promise<Moment> {
    const moment = this.#kept.get(seq) ?? this.fetched(seq)
    moment.catch(() => this.#kept.delete(seq))
    this.#kept.set(seq, moment)
    if (this.#kept.size > MOST_KEPT) this.#kept.delete(this.#kept.keys().next().value ?? 0)
    return moment
  }
}

/** The past of a record file. The file goes with every request, so neighbouring moments are fetched together. */
export class ChunkedPast implements Past {
  readonly #chunks = new Map<number, Promise<readonly Moment[]>>()

  constructor(
    readonly length: number,
    readonly fetched: (first: number, last: number) => Promise<readonly Moment[]>,
  ) {}

  async moment(seq: number): Promise<Moment> {
    const chunk = Math.floor(seq / AT_ONCE)
    const moments = this.#chunks.get(chunk) ?? this.#fetched(chunk)
    const moment = (await moments)[seq - chunk * AT_ONCE]
    if (!moment) throw new Error(`there is no moment ${seq}`)
    return moment
  }

  #fetched(chunk: number): Promise<readonly Moment[]> {
    const first = chunk * AT_ONCE
    const moments = this.fetched(first, Math.min(first + AT_ONCE - 1, this.length))
    moments.catch(() => this.#chunks.delete(chunk))
    this.#chunks.set(chunk, moments)
    if (this.#chunks.size > MOST_KEPT / AT_ONCE) this.#chunks.delete(this.#chunks.keys().next().value ?? 0)
    return moments
  }
}
