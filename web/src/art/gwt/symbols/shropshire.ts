import { BREEDS } from '../palette'
import { sheepHead } from './sheep_head'

export const shropshire = sheepHead({
  fleece: 'round',
  colour: BREEDS.shropshire,
  ears: 'side',
  face: '#57504b',
  lock: 'cap',
})
