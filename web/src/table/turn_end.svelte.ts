import type { Telling } from '../net/live'

/** How a turn among people ends: when its player says so, or with its last decision. */
export type TurnEnding = 'by_me' | 'by_itself'

const REMEMBERED = 'newworlds.turn_ending'
const EXPLAINED = 'newworlds.turn_ending.explained'

/** The player's choice, for all tables of this browser. */
class TurnEnd {
  ending = $state<TurnEnding>('by_me')
  /** Whether the player has been told that others do not see an unfinished turn. */
  isExplained = $state(false)

  constructor() {
    if (typeof localStorage === 'undefined') return
    if (localStorage.getItem(REMEMBERED) === 'by_itself') this.ending = 'by_itself'
    this.isExplained = localStorage.getItem(EXPLAINED) !== null
  }

  get telling(): Telling {
    return this.ending === 'by_me' ? 'when_asked' : 'after_turn'
  }

  choose(ending: TurnEnding): void {
    this.ending = ending
    localStorage.setItem(REMEMBERED, ending)
  }

  explained(): void {
    this.isExplained = true
    localStorage.setItem(EXPLAINED, 'yes')
  }
}

export const turnEnd = new TurnEnd()
