import type { TrailNode } from '../types'

/** The building spaces, counted in the order of the file, which is that of the trail: so they are called in the log, too. */
export const buildingNumbers = (nodes: readonly TrailNode[]): ReadonlyMap<string, number> =>
  new Map(nodes.filter(({ kind }) => kind === 'build').map(({ id }, i) => [id, i + 1]))
