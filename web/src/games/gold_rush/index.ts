import type { GameClient } from '../game'
import { aim } from '../tiles/aim'
import { hasTile } from '../tiles/tile_tips'
import Tip from '../tiles/TileTip.svelte'
import Board from './Board.svelte'
import Legend from './Legend.svelte'
import SeatTally from './SeatTally.svelte'
import Supply from './Supply.svelte'

const goldRush: GameClient = {
  id: 'gold_rush',
  Board,
  Legend,
  SeatTally,
  Supply,
  aim,
  Tip,
  canExplain: hasTile,
  caution: () => ({ code: 'ui.gold_rush.reconstructed' }),
}

export default goldRush
