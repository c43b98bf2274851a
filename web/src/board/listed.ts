import type { Gain } from '../table/gains'

/** A choice on the board in words. */
export interface ListedChoice {
  readonly key: string
  readonly words: string
  /** What distinguishes it further. */
  readonly detail: string
  /** Points that it would bring at once, as far as known. */
  readonly gains: readonly Gain[]
  readonly isChosen: boolean
}
