import type { Component } from 'svelte'
import type { View } from '../../net/generated'
import type { GameClient } from '../game'
import { aim } from '../tiles/aim'
import { hasTile } from '../tiles/tile_tips'
import Tip from '../tiles/TileTip.svelte'
import Board from './Board.svelte'
import Legend from './Legend.svelte'
import SeatTally from './SeatTally.svelte'
import Supply from './Supply.svelte'

const mayflower: GameClient = {
  id: 'mayflower',
  Board,
  Legend: Legend as Component<{ view: View }>,
  SeatTally,
  Supply,
  aim,
  Tip,
  canExplain: hasTile,
  caution: () => ({ code: 'ui.mayflower.reconstructed' }),
}

export default mayflower
