import type { ChatLine, ShowChat, TableInfo } from '../net/generated'
import type { Answer } from '../net/live'
import type { Memory } from '../table/invitations'

/** How a chat reaches the server. */
export interface Messenger {
  chat(): Promise<ShowChat | null>
  say(text: string): Promise<Answer>
  sayPhrase(phrase: string): Promise<Answer>
}

/** Whether others take part with browsers of their own: alone with bots, or at one screen, nobody needs to write. */
export const hasCompany = (table: TableInfo): boolean =>
  table.id !== '' && table.seats.some(({ kind }) => kind !== 'here' && kind !== 'bot' && kind !== 'program')

const name = (table: string): string => `newworlds.chat.${table}`

/** What is said at a table, and how much of it this browser has shown. */
export class Chat {
  lines = $state.raw<readonly ChatLine[]>([])
  phrases = $state.raw<readonly string[]>([])
  isOpen = $state(false)

  table = $state.raw<TableInfo | null>(null)
  #read = $state(0)

  readonly canWrite = $derived((this.table?.mine.length ?? 0) > 0)
  readonly unread = $derived(this.lines.filter((line) => line.number > this.#read && !this.isMine(line)))

  constructor(
    readonly messenger: Messenger,
    readonly memory: () => Memory = () => localStorage,
  ) {}

  /** Each time the whole table is told, as after a lost connection, so is what was said. */
  async begin(table: TableInfo): Promise<void> {
    this.table = table
    if (!hasCompany(table)) return
    this.#read = Math.max(this.#read, Number(this.memory().getItem(name(table.id)) ?? 0))
    await this.refresh()
  }

  async refresh(): Promise<void> {
    const told = await this.messenger.chat()
    if (told === null) return
    this.phrases = told.phrases
    this.#know(told.lines)
  }

  heard(line: ChatLine): void {
    this.#know([...this.lines.filter(({ number }) => number !== line.number), line])
  }

  open(): void {
    this.isOpen = true
    this.#markRead()
  }

  close(): void {
    this.isOpen = false
  }

  isMine(line: ChatLine): boolean {
    return this.table?.mine.includes(line.seat) ?? false
  }

  #know(lines: readonly ChatLine[]): void {
    this.lines = lines
    if (this.isOpen) this.#markRead()
  }

  #markRead(): void {
    const last = this.lines.at(-1)?.number ?? 0
    if (last <= this.#read || this.table === null) return
    this.#read = last
    this.memory().setItem(name(this.table.id), String(last))
  }
}
