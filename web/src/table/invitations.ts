import { isVacant } from '../home/draft'
import type { SeatInfo, TableInfo } from '../net/generated'

export type Memory = Pick<Storage, 'getItem' | 'setItem'>

const name = (table: string): string => `newworlds.invitations.${table}`

type BySeat = Readonly<Record<number, string>>

const remembered = (table: TableInfo, memory: Memory): BySeat =>
  JSON.parse(memory.getItem(name(table.id)) ?? '{}') as BySeat

/** The server shows an invitation once, to the host who asked for it, and stores none: this browser remembers them. */
export function keepInvitations(table: TableInfo, memory: Memory = localStorage): void {
  const invited = table.seats.filter(({ invite }) => invite !== undefined)
  if (invited.length === 0) return
  const told = Object.fromEntries(invited.map(({ seat, invite }) => [seat, invite]))
  memory.setItem(name(table.id), JSON.stringify({ ...remembered(table, memory), ...told }))
}

/** Whether this browser may invite somebody to the seat. */
export const canInvite = (table: TableInfo, seat: SeatInfo): boolean =>
  table.host && seat.kind === 'link' && !seat.taken && !seat.kept

/** Somebody else who came by a link or from the lobby. */
export const isGuest = (table: TableInfo, seat: SeatInfo): boolean =>
  isVacant(seat.kind) && seat.taken && !table.mine.includes(seat.seat)

/** The invitation to a free seat, unless this browser has forgotten it. */
export function invitationTo(table: TableInfo, seat: SeatInfo, memory: Memory = localStorage): string | null {
  return canInvite(table, seat) ? (remembered(table, memory)[seat.seat] ?? null) : null
}
