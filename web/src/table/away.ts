import type { SeatInfo, TableInfo } from '../net/generated'

/** Whether a bot plays for this browser, which may come back. */
export const isStoodIn = (table: TableInfo): boolean =>
  table.status === 'playing' && table.mine.some((seat) => typeof table.seats[seat]?.stand_in === 'string')

/** Whether anybody else would still play, so that the game goes on without this browser. */
export const hasOthers = (table: TableInfo): boolean =>
  table.seats.some(
    ({ seat, kind, left }) => kind !== 'bot' && kind !== 'program' && left !== 'resigned' && !table.mine.includes(seat),
  )

/** Whether anybody else is there to be asked: whoever left is not. */
export const hasVoters = (table: TableInfo): boolean =>
  table.seats.some(
    ({ seat, kind, stand_in }) => kind !== 'bot' && kind !== 'program' && !stand_in && !table.mine.includes(seat),
  )

/** Whoever the table waits for although they are not there; where clocks run, those see to it. */
export function absentee(table: TableInfo): SeatInfo | null {
  const seat = table.seats[table.to_act ?? -1]
  if (!seat || table.terms.pace.kind !== 'untimed' || seat.kind === 'bot' || seat.stand_in) return null
  return seat.online || table.mine.includes(seat.seat) ? null : seat
}

/** Whether it is this browser that decides next. */
export const isToDecide = (table: TableInfo, seat: number | null): boolean =>
  seat !== null && table.status === 'playing' && table.mine.includes(seat) && !isStoodIn(table)

/** The seats of people who left, where a bot plays on. */
export const seatsLeft = (table: TableInfo): SeatInfo[] =>
  table.seats.filter(({ seat, stand_in }) => typeof stand_in === 'string' && !table.mine.includes(seat))

/** Whether others may take the seat of somebody who left. */
export const isOnOffer = (seat: SeatInfo): boolean => typeof seat.offered === 'string'

/** Whether others may take this browser's own seat, unless it comes back. */
export const isOwnSeatOnOffer = (table: TableInfo): boolean =>
  table.mine.some((seat) => typeof table.seats[seat]?.offered === 'string')
