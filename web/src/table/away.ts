import type { SeatInfo, TableInfo } from '../net/generated'

/** Whether a bot plays for this browser, which may come back. */
export const isStoodIn = (table: TableInfo): boolean =>
  table.status === 'playing' && table.mine.some((seat) => typeof table.seats[seat]?.stand_in === 'string')

/** Whether anybody else would still play, so that the game goes on without this browser. */
export const hasOthers = (table: TableInfo): boolean =>
  table.seats.some(
    ({ seat, kind, left }) => kind !== 'bot' && kind !== 'program' && left !== 'resigned' && !table.mine.includes(seat),
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
