import { t } from '../../text/language.svelte'
import type { GameClient } from '../game'
import Board from './Board.svelte'
import { boardOf } from './board'
import Emblem from './Emblem.svelte'
import SeatTally from './SeatTally.svelte'
import Supply from './Supply.svelte'

const newZealand: GameClient = {
  id: 'gwt_new_zealand',
  Board,
  Emblem,
  SeatTally,
  Supply,
  rivals: (view) => (boardOf(view).sarah ? [t('gwt_new_zealand.sarah')] : []),
  standing: (view) => boardOf(view).farms.map(({ points }) => points.reduce((sum, worth) => sum + worth, 0)),
  caution: (view) => (boardOf(view).trail ? { code: 'ui.gwt.reconstructed' } : null),
}

export default newZealand
