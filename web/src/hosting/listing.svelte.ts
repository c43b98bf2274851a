import { told } from '../net/api'
import type { Message } from '../net/generated'

const PAUSE_MS = 250

/** Lines that can be searched and read on, each with its id. */
export class Listing<T extends { readonly id: string }> {
  lines = $state.raw<readonly T[]>([])
  hasMore = $state(false)
  problem = $state.raw<Message | null>(null)
  #query = $state('')
  #timer: ReturnType<typeof setTimeout> | undefined
  #asked = 0

  constructor(
    private readonly fetch: (find: string, after: number) => Promise<readonly T[]>,
    private readonly atOnce: number,
    find = '',
  ) {
    this.#query = find
    void this.#read(0)
  }

  get query(): string {
    return this.#query
  }

  /** Asks when whoever types pauses. */
  set query(find: string) {
    this.#query = find
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.#read(0), PAUSE_MS)
  }

  more(): Promise<void> {
    return this.#read(this.lines.length)
  }

  /** One line changes, or goes if it is answered with nothing. */
  async change(id: string, act: () => Promise<T | undefined>): Promise<void> {
    try {
      const changed = await act()
      this.lines = this.lines.flatMap((line) => (line.id === id ? (changed ? [changed] : []) : [line]))
      this.problem = null
    } catch (error) {
      this.problem = told(error)
    }
  }

  /** An answer that has been overtaken by another question counts for nothing. */
  async #read(after: number): Promise<void> {
    const asked = ++this.#asked
    try {
      const found = await this.fetch(this.#query.trim(), after)
      if (asked !== this.#asked) return
      this.lines = after ? [...this.lines, ...found] : found
      this.hasMore = found.length === this.atOnce
      this.problem = null
    } catch (error) {
      this.problem = told(error)
    }
  }
}
