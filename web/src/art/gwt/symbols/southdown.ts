import { BREEDS } from '../palette'
import { sheepHead } from './sheep_head'

export const southdown = sheepHead({ fleece: 'broad', colour: BREEDS.southdown, ears: 'small', face: '#b7a591', lock: 'cheeks', lockColour: '#6a625c' })
