import { BREEDS } from '../palette'
import { sheepHead } from './sheep_head'

export const corriedale = sheepHead({
  fleece: 'round',
  colour: BREEDS.corriedale,
  ears: 'side',
  face: '#f3ead6',
  lock: 'topknot',
})
