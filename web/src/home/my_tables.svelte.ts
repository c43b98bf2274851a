import { tables, told } from '../net/api'
import type { Message, TableInfo } from '../net/generated'
import { inOrder } from './order'

/** Between two looks while somebody is looking; longer and longer while nothing happens. */
const OFTEN_MS = 3000
const SELDOM_MS = 30_000
const SLOWING = 1.25

/** This browser's tables, kept up to date for as long as the page is in view. */
export class MyTables {
  list = $state.raw<readonly TableInfo[] | null>(null)
  problem = $state.raw<Message | null>(null)
  #pause = OFTEN_MS
  #timer: ReturnType<typeof setTimeout> | undefined
  #known = ''

  constructor(readonly ask: () => Promise<TableInfo[]> = tables) {}

  async look(): Promise<void> {
    clearTimeout(this.#timer)
    try {
      this.#take(await this.ask())
      this.problem = null
    } catch (error) {
      this.problem = told(error)
    }
  }

  /** Looks again and again; the answer stops it. */
  follow(): () => void {
    let isFollowing = true
    const again = async () => {
      if (!document.hidden) await this.look()
      if (isFollowing) this.#timer = setTimeout(again, this.#pause)
    }
    const returned = () => {
      if (document.hidden) return
      this.#pause = OFTEN_MS
      clearTimeout(this.#timer)
      void again()
    }
    document.addEventListener('visibilitychange', returned)
    this.#timer = setTimeout(again, this.#pause)
    return () => {
      isFollowing = false
      clearTimeout(this.#timer)
      document.removeEventListener('visibilitychange', returned)
    }
  }

  #take(found: readonly TableInfo[]): void {
    const told = JSON.stringify(found)
    const isNew = told !== this.#known
    this.#pause = isNew ? OFTEN_MS : Math.min(SELDOM_MS, this.#pause * SLOWING)
    if (!isNew) return
    this.#known = told
    this.list = inOrder(found)
  }
}
