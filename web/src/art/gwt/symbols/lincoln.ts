import { BREEDS } from '../palette'
import { sheepHead } from './sheep_head'

export const lincoln = sheepHead({
  fleece: 'ringlets',
  colour: BREEDS.lincoln,
  ears: 'side',
  face: '#efe5cf',
  lock: 'forelock',
})
