import type { Component } from 'svelte'
import type { View } from '../../net/generated'
import type { GameClient } from '../game'
import Board from './Board.svelte'
import { mayflowerOf } from './board'
import Emblem from './Emblem.svelte'
import Legend from './Legend.svelte'
import SeatTally from './SeatTally.svelte'
import Supply from './Supply.svelte'

const STEPS: Readonly<Record<string, number>> = { laying: 1, placing: 2 }

const mayflower: GameClient = {
  id: 'mayflower',
  Board,
  Emblem,
  Legend: Legend as Component<{ view: View }>,
  SeatTally,
  Supply,
  steps(view) {
    const now = STEPS[mayflowerOf(view).step]
    return now ? { now, of: 2 } : null
  },
  caution: () => ({ code: 'ui.mayflower.reconstructed' }),
}

export default mayflower
