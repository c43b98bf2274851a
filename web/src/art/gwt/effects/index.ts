import type { Art } from '../art'
import type { Effect } from '../types'

export const effectArt = (_effects: Effect | readonly Effect[]): Art => ({ width: 64, height: 32, markup: '<rect width="64" height="32" fill="#d9c79c"/>' })
/** Conditions of objectives, and what `per` counts. */
export const conditionArt = (_conditions: readonly string[]): Art => ({ width: 64, height: 32, markup: '<rect width="64" height="32" fill="#d9c79c"/>' })
export const counted = (_per: string): Art => ({ width: 32, height: 32, markup: '<rect width="32" height="32" fill="#d9c79c"/>' })
