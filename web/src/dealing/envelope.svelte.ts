import type { Answer } from '../net/live'
import type { Message, TableInfo } from '../net/generated'
import { isSuspicious, type Part, partIn } from './judgement'
import { keep, type Kept, recall, sealsOf } from './kept'

/** This browser's contribution to a table's dealing: it opens by itself as soon as everybody's is sealed. */
export class Envelope {
  part = $state<Part>('none')
  /** Why the server did not take it. */
  refusal = $state.raw<Message | null>(null)
  #isOpening = false

  constructor(readonly send: (contribution: string) => Promise<Answer>) {}

  get isSuspect(): boolean {
    return isSuspicious(this.part)
  }

  /** To be told of every state of the table. */
  look(table: TableInfo): void {
    const kept = table.contributors === null ? null : recall(table.id)
    this.part = partIn(table, kept)
    if (this.part === 'open' && kept !== null && !this.#isOpening) void this.#open(table, kept)
  }

  /** First notes what is on the table, so that it cannot be changed unnoticed afterwards. */
  async #open(table: TableInfo, kept: Kept): Promise<void> {
    this.#isOpening = true
    if (kept.list === null) keep(table.id, { ...kept, list: sealsOf(table) })
    const answer = await this.send(kept.contribution)
    this.refusal = answer.ok ? null : answer.error
    this.#isOpening = false
  }
}
