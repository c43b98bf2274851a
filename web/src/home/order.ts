import type { TableInfo } from '../net/generated'

export const isYours = ({ status, to_act, mine }: TableInfo): boolean =>
  status === 'playing' && to_act !== null && mine.includes(to_act)

const rank = (table: TableInfo): number => (isYours(table) ? 0 : table.status === 'over' ? 2 : 1)

/** Those that wait for this browser first, finished games last; among equals, what changed last. */
export const inOrder = (tables: readonly TableInfo[]): TableInfo[] =>
  [...tables].sort((a, b) => rank(a) - rank(b) || b.updated.localeCompare(a.updated))

export interface Outcome {
  readonly winner: number
  /** Whether this browser won; where it played for everybody, it is better to say for whom. */
  readonly isOurs: boolean
}

/** What can be said of a finished game from its points alone; games break ties in their own ways. */
export function outcome({ status, scores, mine }: TableInfo): Outcome | null {
  const best = Math.max(...scores)
  const winner = scores.indexOf(best)
  if (status !== 'over' || scores.length < 2 || scores.lastIndexOf(best) !== winner) return null
  return { winner, isOurs: mine.length === 1 && mine.includes(winner) }
}
