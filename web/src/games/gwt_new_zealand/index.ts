import type { Arguments } from '../../text/format'
import type { GameClient } from '../game'
import Board from './Board.svelte'
import { boardOf } from './board'
import Emblem from './Emblem.svelte'
import { eventArguments } from './events'
import SeatTally from './SeatTally.svelte'
import Supply from './Supply.svelte'

const newZealand: GameClient = {
  id: 'gwt_new_zealand',
  Board,
  Emblem,
  SeatTally,
  Supply,
  steps: () => null,
  eventArguments: (event, names): Arguments => eventArguments(event, names),
  caution: (view) => (boardOf(view).trail ? { code: 'ui.gwt.reconstructed' } : null),
}

export default newZealand
