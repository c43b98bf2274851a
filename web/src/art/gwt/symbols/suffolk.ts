import { BREEDS } from '../palette'
import { sheepHead } from './sheep_head'

export const suffolk = sheepHead({ fleece: 'collar', colour: BREEDS.suffolk, ears: 'droop', face: '#3b3634' })
