import { halo } from '../../tiles/symbols/symbol'
import { auxDisc } from './aux_disc'

/** One auxiliary action. */
export const auxiliary = [halo('M16 3a13 13 0 1 0 .01 0Z', 3), auxDisc(16, 16, 12.6)].join('')
