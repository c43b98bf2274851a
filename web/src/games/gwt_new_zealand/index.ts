import type { GameClient } from '../game'
import { aim } from './aim'
import Board from './Board.svelte'
import { boardOf } from './board'
import PrintedScene from './PrintedScene.svelte'
import SeatTally from './SeatTally.svelte'
import Supply from './Supply.svelte'
import { thingsIn } from './things'
import Tip from './Things.svelte'

const newZealand: GameClient = {
  id: 'gwt_new_zealand',
  Board,
  Scene: PrintedScene,
  SeatTally,
  Supply,
  hasBoards: true,
  aim,
  Tip,
  canExplain: (events) => thingsIn(events).length > 0,
  standing: (view) => boardOf(view).farms.map(({ score }) => score),
  caution: (view) => (boardOf(view).trail ? { code: 'ui.gwt.reconstructed' } : null),
}

export default newZealand
