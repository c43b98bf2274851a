import { BREEDS } from '../palette'
import { sheepHead } from './sheep_head'

/** A breed of its own: the four-horned ram. */
export const bonusSheep3 = sheepHead({
  fleece: 'collar',
  colour: BREEDS.bonus_sheep_3,
  ears: 'side',
  face: '#efe0cb',
  horns: 'four',
})
