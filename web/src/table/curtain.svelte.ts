import type { TableInfo, View } from '../net/generated'

export type Memory = Pick<Storage, 'getItem' | 'setItem'>

/** Whose secrets may be on the screen. Kept while the window is open, so that a reload neither opens nor closes it. */
export class CurtainCord {
  #seat = $state<number | null>(null)

  constructor(
    readonly table: string,
    readonly memory: Memory = sessionStorage,
  ) {
    const kept = memory.getItem(this.#key)
    this.#seat = kept === null ? null : Number(kept)
  }

  /** Whether somebody else has to take the seat first: only where several share a screen and have secrets. */
  isClosed(table: TableInfo, view: View): boolean {
    const share = table.has_hands && table.mine.length > 1 && !view.is_over
    return share && view.seat !== null && view.seat !== this.#seat
  }

  open(seat: number): void {
    this.#seat = seat
    this.memory.setItem(this.#key, String(seat))
  }

  get #key(): string {
    return `newworlds.curtain.${this.table}`
  }
}
