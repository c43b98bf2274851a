import type { ContributorInfo, TableInfo } from '../net/generated'
import { isSameList, type Kept, sealsOf } from './kept'

/**
 * What this browser's part in the dealing is now. It opens its envelope only when everything is as it was shown before;
 * once it has, whoever changed something could no longer be stopped, only found out.
 */
export type Part = 'none' | 'open' | 'opened' | 'left_out' | 'forgotten' | Suspicion
export type Suspicion = (typeof SUSPICIONS)[number]

const SUSPICIONS = ['not_listed', 'exchanged', 'server_changed', 'list_changed'] as const

export const isSuspicious = (part: Part): part is Suspicion => SUSPICIONS.some((known) => known === part)

/** Whoever took a seat over has no part in the dealing: that of the seat is somebody else's. */
const dealtSeats = (table: TableInfo): readonly number[] =>
  table.mine.filter((seat) => table.seats[seat]?.taken_over !== true)

export const ownPart = (table: TableInfo): ContributorInfo | undefined =>
  table.contributors?.find(({ seats }) => seats.some((seat) => dealtSeats(table).includes(seat)))

export function partIn(table: TableInfo, kept: Kept | null): Part {
  if (table.contributors === null || table.status === 'waiting') return 'none'
  const own = ownPart(table)
  if (kept === null) return own === undefined ? 'none' : withoutMemory(table, own)
  const suspected = suspicion(table, kept, own)
  if (suspected !== null || own === undefined) return suspected ?? 'none'
  return own.has_contributed ? 'opened' : unopened(table)
}

function suspicion(table: TableInfo, kept: Kept, own: ContributorInfo | undefined): Suspicion | null {
  if (own === undefined) return dealtSeats(table).length > 0 ? 'not_listed' : null
  if (own.commitment !== kept.commitment) return 'exchanged'
  if (table.commitment !== kept.server) return 'server_changed'
  if (kept.list !== null && !isSameList(sealsOf(table), kept.list)) return 'list_changed'
  return null
}

const withoutMemory = (table: TableInfo, own: ContributorInfo): Part =>
  own.has_contributed ? 'opened' : table.status === 'dealing' ? 'forgotten' : 'left_out'

const unopened = (table: TableInfo): Part => (table.status === 'dealing' ? 'open' : 'left_out')

/** What can be said of a table's dealing while the game goes on; afterwards the record proves it. */
export type Kind = 'fair' | 'partly' | 'server_alone' | 'sealed_seed' | 'chosen_seed'

export function kindOf(table: TableInfo): Kind {
  if (table.is_seed_chosen) return 'chosen_seed'
  if (table.contributors === null) return 'sealed_seed'
  if (!table.contributors.some(({ has_contributed }) => has_contributed)) return 'server_alone'
  return leftOut(table).length + silent(table).length > 0 ? 'partly' : 'fair'
}

/** The seats whose envelope is still closed; once the game goes on, it was dealt without them. */
export const leftOut = (table: TableInfo): readonly number[] =>
  (table.contributors ?? []).flatMap(({ seats, has_contributed }) => (has_contributed ? [] : seats))

/** Seats of people who brought no envelope: their programs do not take part. */
export function silent(table: TableInfo): readonly number[] {
  const promised = (table.contributors ?? []).flatMap(({ seats }) => seats)
  return table.seats.flatMap(({ seat, kind }) => (kind === 'bot' || promised.includes(seat) ? [] : [seat]))
}
