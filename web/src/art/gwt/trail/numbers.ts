import type { TrailNode } from '../types'

/** Building spaces are numbered in file order, which follows the trail; the log uses the same numbers. */
export const buildingNumbers = (nodes: readonly TrailNode[]): ReadonlyMap<string, number> =>
  new Map(nodes.filter(({ kind }) => kind === 'build').map(({ id }, i) => [id, i + 1]))
