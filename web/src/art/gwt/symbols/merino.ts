import { BREEDS } from '../palette'
import { sheepHead } from './sheep_head'

export const merino = sheepHead({
  fleece: 'round',
  colour: BREEDS.merino,
  ears: 'side',
  face: '#ecd9b9',
  horns: 'curl',
  lock: 'topknot',
})
