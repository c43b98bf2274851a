import type { SeatInfo, TableInfo } from '../net/generated'

export type Memory = Pick<Storage, 'getItem' | 'setItem'>

const name = (table: string): string => `newworlds.invitations.${table}`

/** The server shows invitations once, to whoever opened the table, and stores none: this browser remembers them. */
export function keepInvitations(table: TableInfo, memory: Memory = localStorage): void {
  const invited = table.seats.filter(({ invite }) => invite !== undefined)
  if (invited.length === 0) return
  memory.setItem(name(table.id), JSON.stringify(Object.fromEntries(invited.map(({ seat, invite }) => [seat, invite]))))
}

/** The invitation to a free seat, if it was this browser that opened the table. */
export function invitationTo(table: TableInfo, seat: SeatInfo, memory: Memory = localStorage): string | null {
  if (seat.taken || seat.kind !== 'link' || !table.host) return null
  const kept = JSON.parse(memory.getItem(name(table.id)) ?? '{}') as Readonly<Record<number, string>>
  return seat.invite ?? kept[seat.seat] ?? null
}
