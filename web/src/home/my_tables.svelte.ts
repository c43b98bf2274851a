import { tables, told } from '../net/api'
import type { Message, TableInfo } from '../net/generated'
import { inOrder } from './order'

/** Between two looks, in case news was lost on its way. */
const SELDOM_MS = 60_000

/** This browser's tables: as they were when it looked, and then as the desk tells that they change. */
export class MyTables {
  list = $state.raw<readonly TableInfo[] | null>(null)
  problem = $state.raw<Message | null>(null)
  #known = ''

  constructor(readonly ask: () => Promise<TableInfo[]> = tables) {}

  async look(): Promise<void> {
    try {
      this.#show(await this.ask())
      this.problem = null
    } catch (error) {
      this.problem = told(error)
    }
  }

  /** Once there is a list, it must not miss what happened while there was no connection. */
  async lookAgain(): Promise<void> {
    if (this.list !== null) await this.look()
  }

  /** One table has changed, or is new. */
  take(changed: TableInfo): void {
    if (this.list === null) return
    const others = this.list.filter(({ id }) => id !== changed.id)
    const isDone = changed.expired !== null || (changed.lesson !== null && changed.status === 'over')
    this.#show(isDone ? others : [...others, changed])
  }

  /** It is no more, or no longer this browser's. */
  drop(id: string): void {
    if (this.list !== null) this.#show(this.list.filter((table) => table.id !== id))
  }

  /** Looks now and then; the answer stops it. */
  follow(): () => void {
    const again = () => {
      if (!document.hidden) void this.look()
    }
    document.addEventListener('visibilitychange', again)
    const timer = setInterval(again, SELDOM_MS)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', again)
    }
  }

  #show(found: readonly TableInfo[]): void {
    const told = JSON.stringify(found, (name, value: unknown) => (name === 'clock' ? undefined : value))
    if (told === this.#known) return
    this.#known = told
    this.list = inOrder(found)
  }
}
