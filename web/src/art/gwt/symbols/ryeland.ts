import { BREEDS } from '../palette'
import { sheepHead } from './sheep_head'

export const ryeland = sheepHead({
  fleece: 'broad',
  colour: BREEDS.ryeland,
  ears: 'small',
  face: '#e6d2b4',
  lock: 'cheeks',
  lockColour: '#b08a63',
})
