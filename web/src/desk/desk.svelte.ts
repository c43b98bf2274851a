import { arrival } from '../home/arrival.svelte'
import type { Refuse, ShowDesk } from '../net/generated'
import { me } from '../people/me.svelte'
import { type Socket, socketTo } from '../net/socket'
import { title } from '../shell/title.svelte'
import { markIcon } from './icon'
import { requests } from './requests.svelte'
import { sound } from './sound.svelte'

/** What waits for this browser, wherever in the client it is. */
export class Desk {
  #known: ReadonlySet<string> | null = null
  #wasConnected = false

  begin(socket: Socket = socketTo('/api/desk')): void {
    socket.addEventListener('open', () => this.#connected())
    socket.addEventListener('message', (event) => {
      const message = JSON.parse(String(event.data)) as ShowDesk | Refuse
      if (message.type === 'desk') this.#heard(message)
    })
  }

  /** The server hangs up on whoever has become somebody else, which may have happened in another tab. */
  #connected(): void {
    void arrival.mine.lookAgain()
    if (this.#wasConnected) void me.load()
    this.#wasConnected = true
  }

  #heard({ waiting, kept, asking, reports, table, gone }: ShowDesk): void {
    if (table) arrival.mine.take(table)
    if (gone !== undefined) arrival.mine.drop(gone)
    arrival.kept = kept
    requests.asking = asking
    requests.reports = reports
    title.waiting = waiting.length
    void markIcon(waiting.length)
    const isNew = this.#known !== null && waiting.some((id) => !this.#known?.has(id))
    this.#known = new Set(waiting)
    if (isNew) sound.ring(table ? `${table.id} ${table.updated}` : waiting.join(' '))
  }
}

export const desk = new Desk()
