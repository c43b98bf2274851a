import { BREEDS } from '../palette'
import { sheepHead } from './sheep_head'

export const dorsetHorn = sheepHead({
  fleece: 'collar',
  colour: BREEDS.dorset_horn,
  ears: 'side',
  face: '#f3e3cd',
  horns: 'forward',
  lock: 'topknot',
})
