import type { Art } from '../art'
import { minus } from '../lettering'
import { isSymbol } from '../symbols'
import type { Counter, Effect } from '../types'
import { conditionArts, countedArt } from './counted'
import { all, EFFECT_OPS } from './ops'
import { arrow, breedWorth, card, coin, icon, points, price, row, woolWorth } from './row'

const listed = (effects: Effect | readonly Effect[]): readonly Effect[] => ('op' in effects ? [effects] : effects)

/** Effects as one row of symbols and numbers, 32 units high. */
export const effectArt = (effects: Effect | readonly Effect[]): Art => row(all(listed(effects)))

/** What a counter requires, takes and gives. */
export function counterArt({ value, cost, gain_money, card: gift, vp }: Counter, isWool: boolean): Art {
  const exchange = [
    gain_money ? coin(gain_money) : null,
    cost ? price(minus(-cost)) : null,
    gift && isSymbol(gift) ? card(gift) : null,
    vp ? pointsArt(vp) : null,
  ]
  return row([isWool ? woolWorth(value) : breedWorth(value), arrow, ...exchange.filter((part) => part !== null)])
}

/** A symbol on its own. */
export const symbolArt = icon

/** The conditions of an objective, in a row. */
export const conditionArt = (conditions: readonly string[]): Art => row(conditionArts(conditions), 5)

/** What effects and points are multiplied by (`per`). */
export const counted = (per: string): Art => countedArt(per)

/** Points in a wreath. */
export const pointsArt = (vp: number): Art => points(minus(vp))

export { EFFECT_OPS }
