import { BREEDS } from '../palette'
import { sheepHead } from './sheep_head'

export const southdown = sheepHead({
  fleece: 'broad',
  colour: BREEDS.southdown,
  ears: 'small',
  face: '#d3bfa6',
  lock: 'cheeks',
  lockColour: '#7d736c',
})
