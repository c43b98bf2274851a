import type { GameClient } from '../game'
import Board from './Board.svelte'
import { goldRushOf } from './board'
import Emblem from './Emblem.svelte'
import Legend from './Legend.svelte'
import SeatTally from './SeatTally.svelte'
import Supply from './Supply.svelte'

const goldRush: GameClient = {
  id: 'gold_rush',
  Board,
  Emblem,
  Legend,
  SeatTally,
  Supply,
  steps(view) {
    const { step } = goldRushOf(view)
    return step === 'over' ? null : { now: step === 'laying' ? 1 : 2, of: 2 }
  },
  caution: () => ({ code: 'ui.gold_rush.reconstructed' }),
}

export default goldRush
