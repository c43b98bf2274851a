import type { TableInfo } from '../net/generated'

/** Whether this browser may try out something else: of a game in progress, who plays it against bots only. */
export function mayBranch(table: TableInfo, isReplay: boolean): boolean {
  if (table.lesson) return false
  if (isReplay || table.status === 'over') return true
  const isAlone = table.seats.every(({ seat, kind }) => kind === 'bot' || table.mine.includes(seat))
  return table.status === 'playing' && table.mine.length > 0 && isAlone
}
