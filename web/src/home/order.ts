import type { TableInfo } from '../net/generated'
import { isToDecide } from '../table/away'

export const isYours = (table: TableInfo): boolean => isToDecide(table, table.to_act)

/** Whether other people wait for this browser. */
export const isAwaited = (table: TableInfo): boolean =>
  isYours(table) &&
  table.seats.some(({ seat, kind, stand_in }) => kind !== 'bot' && !stand_in && !table.mine.includes(seat))

function rank(table: TableInfo): number {
  if (table.branch) return 4
  if (isYours(table)) return isAwaited(table) ? 0 : 1
  return table.status === 'over' ? 3 : 2
}

/**
 * Those where other people wait for this browser first, then those where only bots do, finished games later, branches
 * of games last; then what changed last.
 */
export const inOrder = (tables: readonly TableInfo[]): TableInfo[] =>
  [...tables].sort((a, b) => rank(a) - rank(b) || b.updated.localeCompare(a.updated))

export interface Outcome {
  readonly winner: number
  /** Whether this browser won; where it played for everybody, it is better to say for whom. */
  readonly isOurs: boolean
}

/** What can be said of a finished game from its points alone; games break ties in their own ways. A branch or an abandoned game is none. */
export function outcome({ status, scores, mine, branch, ending }: TableInfo): Outcome | null {
  const best = Math.max(...scores)
  const winner = scores.indexOf(best)
  if (status !== 'over' || ending || branch || scores.length < 2 || scores.lastIndexOf(best) !== winner) return null
  return { winner, isOurs: mine.length === 1 && mine.includes(winner) }
}
