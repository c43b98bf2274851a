import type { GameClient } from '../game'
import { aim } from './aim'
import Board from './Board.svelte'
import { boardOf } from './board'
import Legend from './Legend.svelte'
import SeatTally from './SeatTally.svelte'
import Supply from './Supply.svelte'

const terraNova: GameClient = {
  id: 'terra_nova',
  Board,
  Legend,
  SeatTally,
  Supply,
  aim,

  caution(view) {
    return boardOf(view).map.reconstructed ? { code: 'ui.terra_nova.reconstructed' } : null
  },
}

export default terraNova
