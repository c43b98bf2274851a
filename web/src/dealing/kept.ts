import type { ContributorInfo, TableInfo } from '../net/generated'

/** Whose envelope it is, and its seal. */
export type Sealed = Pick<ContributorInfo, 'seats' | 'commitment'>

/** What this browser remembers of a table's dealing, so that it need not trust the server afterwards. */
export interface Kept {
  /** Its own contribution, and the commitment that it sent when sitting down. */
  readonly contribution: string
  readonly commitment: string
  /** The server's commitment, as it was shown when sitting down. */
  readonly server: string | null
  /** Everybody's commitments, as they were shown before this browser opened its own envelope. */
  readonly list: readonly Sealed[] | null
}

export type Memory = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

const name = (table: string): string => `newworlds.dealing.${table}`

export function recall(table: string, memory: Memory = localStorage): Kept | null {
  const found = memory.getItem(name(table))
  return found === null ? null : (JSON.parse(found) as Kept)
}

export function keep(table: string, kept: Kept, memory: Memory = localStorage): void {
  memory.setItem(name(table), JSON.stringify(kept))
}

export function forget(table: string, memory: Memory = localStorage): void {
  memory.removeItem(name(table))
}

export const sealsOf = (table: TableInfo): readonly Sealed[] =>
  (table.contributors ?? []).map(({ seats, commitment }) => ({ seats, commitment }))

export const isSameList = (one: readonly Sealed[], other: readonly Sealed[]): boolean =>
  one.length === other.length &&
  one.every(({ seats, commitment }, i) => other[i]?.commitment === commitment && other[i].seats.join() === seats.join())
