import { BREEDS } from '../palette'
import { sheepHead } from './sheep_head'

export const englishLeicester = sheepHead({
  fleece: 'ringlets',
  colour: BREEDS.english_leicester,
  ears: 'up',
  face: '#efe5cf',
})
