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
export function hasCompany({ id, seats, mine }: TableInfo): boolean {
  const people = seats.filter(({ kind, taken }) => taken && kind !== 'bot' && kind !== 'program')
  // Those who look on are not told who shares a screen.
  const isAmongThem = mine.length > 0 ? people.some(({ seat }) => !mine.includes(seat)) : people.length > 1
  return id !== '' && isAmongThem
}

const name = (table: string): string => `newworlds.chat.${table}`

/** What is said at a table, and how much of it this browser has shown. */
export class Chat {
  lines = $state.raw<readonly ChatLine[]>([])
  phrases = $state.raw<readonly string[]>([])
  isOpen = $state(false)
  /** What one is about to say, wherever the chat is shown. */
  draft = $state('')

  table = $state.raw<TableInfo | null>(null)
  #read = $state(0)
  #hasAsked = false

  readonly canWrite = $derived((this.table?.mine.length ?? 0) > 0)
  readonly unread = $derived(this.lines.filter((line) => line.number > this.#read && !this.isMine(line)))

  constructor(
    readonly messenger: Messenger,
    readonly memory: () => Memory = () => localStorage,
  ) {}

  /** Each time the whole table is told, as after a lost connection, so is what was said. */
  async begin(table: TableInfo): Promise<void> {
    this.#hasAsked = false
    await this.look(table)
  }

  /** What was said is asked for as soon as somebody else is there. */
  async look(table: TableInfo): Promise<void> {
    this.table = table
    if (this.#hasAsked || !hasCompany(table)) return
    this.#hasAsked = true
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
