import { BREEDS } from '../palette'
import { sheepHead } from './sheep_head'

export const romney = sheepHead({
  fleece: 'broad',
  colour: BREEDS.romney,
  ears: 'side',
  face: '#f3ead6',
  lock: 'cap',
  lockColour: '#efe5cf',
})
