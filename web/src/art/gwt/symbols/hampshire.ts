import { BREEDS } from '../palette'
import { sheepHead } from './sheep_head'

export const hampshire = sheepHead({
  fleece: 'round',
  colour: BREEDS.hampshire,
  ears: 'droop',
  face: '#4a4340',
  lock: 'topknot',
})
