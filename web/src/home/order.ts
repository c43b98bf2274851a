import type { TableInfo } from '../net/generated'
import { isToDecide } from '../table/away'

export const isYours = (table: TableInfo): boolean => isToDecide(table, table.to_act)

function rank(table: TableInfo): number {
  if (table.branch) return 3
  return isYours(table) ? 0 : table.status === 'over' ? 2 : 1
}

/** Those that wait for this browser first, finished games later, branches of games last; then what changed last. */
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
