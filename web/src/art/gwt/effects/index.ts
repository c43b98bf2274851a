import type { Art } from '../art'
import type { Effect } from '../types'
import { conditionArts, countedArt } from './counted'
import { artsOf, EFFECT_OPS } from './ops'
import { plus, points, row } from './row'

const listed = (effects: Effect | readonly Effect[]): readonly Effect[] => ('op' in effects ? [effects] : effects)

/** Effects as one row of symbols and numbers, 32 units high. */
export const effectArt = (effects: Effect | readonly Effect[]): Art =>
  row(listed(effects).flatMap((effect, i) => (i ? [plus, ...artsOf(effect)] : artsOf(effect))))

/** The conditions of an objective in a row. */
export const conditionArt = (conditions: readonly string[]): Art => row(conditionArts(conditions), 5)

/** What effects and points are counted by (`per`). */
export const counted = (per: string): Art => countedArt(per)

/** Points in their wreath. */
export const pointsArt = (vp: number): Art => points(vp < 0 ? `−${-vp}` : vp)

export { EFFECT_OPS }
