import { BREEDS } from '../palette'
import { sheepHead } from './sheep_head'

/** A breed of its own: the champion ram. */
export const bonusSheep7 = sheepHead({
  fleece: 'ringlets',
  colour: BREEDS.bonus_sheep_7,
  ears: 'side',
  face: '#3f3836',
  horns: 'curl',
})
