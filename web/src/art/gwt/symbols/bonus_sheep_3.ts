import { BREEDS } from '../palette'
import { sheepHead } from './sheep_head'

/** A breed of its own: the ram with four horns. */
export const bonusSheep3 = sheepHead({
  fleece: 'collar',
  colour: BREEDS.bonus_sheep_3,
  ears: 'side',
  face: '#efe0cb',
  horns: 'four',
})
