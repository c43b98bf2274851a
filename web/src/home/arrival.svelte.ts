import { canShow } from '../games'
import { games, told } from '../net/api'
import type { GameInfo, KeptSeat, Message } from '../net/generated'
import { MyTables } from './my_tables.svelte'

/** What the home page shows; asked for before the page has its words, so that all arrive together. */
class Arrival {
  readonly mine = new MyTables()
  /** The seats that others keep for this browser, as the desk tells. */
  kept = $state.raw<readonly KeptSeat[]>([])
  games = $state.raw<readonly GameInfo[]>([])
  #missing = $state.raw<Message | null>(null)
  #loading: Promise<void> | null = null

  get problem(): Message | null {
    return this.#missing ?? this.mine.problem
  }

  load(): Promise<void> {
    this.#loading ??= this.#load().finally(() => (this.#loading = null))
    return this.#loading
  }

  async #load(): Promise<void> {
    try {
      const [listed] = await Promise.all([games(), this.mine.look()])
      this.games = listed.filter((game) => canShow(game.id))
      this.#missing = null
    } catch (error) {
      this.#missing = told(error)
    }
  }
}

export const arrival = new Arrival()
