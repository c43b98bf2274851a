import type { SeatInfo, TableInfo } from '../net/generated'

/** The programs that the host of a table has yet to connect. */
export const missingPrograms = (table: TableInfo): SeatInfo[] =>
  table.host && table.status !== 'over' ? table.seats.filter(({ kind, online }) => kind === 'program' && !online) : []

/** Where a program connects. */
export const liveAddress = (origin: string, table: string): string =>
  `${origin.replace(/^http/, 'ws')}/api/tables/${encodeURIComponent(table)}/live`
