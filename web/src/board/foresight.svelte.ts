import type { Move } from '../net/generated'

/** What moves of the present position would lead to; the server is asked once about each. */
export class Foresight<Forecast> {
  #known = $state.raw<ReadonlyMap<string, Forecast>>(new Map())
  #asked = new Set<string>()
  readonly #ask: (move: Move) => Promise<Forecast | null>

  constructor(ask: (move: Move) => Promise<Forecast | null>) {
    this.#ask = ask
  }

  /** Null until it has been learnt. */
  of(move: Move | null): Forecast | null {
    return move ? (this.#known.get(JSON.stringify(move)) ?? null) : null
  }

  /** An answer that comes after the position has changed is dropped. */
  async learn(move: Move): Promise<void> {
    const [key, asked] = [JSON.stringify(move), this.#asked]
    if (asked.has(key)) return
    asked.add(key)
    const forecast = await this.#ask(move)
    if (asked !== this.#asked) return
    if (forecast) this.#known = new Map(this.#known).set(key, forecast)
    else asked.delete(key)
  }

  /** One after the other, until `isWanted` says that the answers are no longer needed. */
  async learnAll(moves: readonly Move[], isWanted: () => boolean): Promise<void> {
    for (const move of moves) {
      if (!isWanted()) return
      await this.learn(move)
    }
  }

  forget(): void {
    this.#asked = new Set()
    this.#known = new Map()
  }
}
