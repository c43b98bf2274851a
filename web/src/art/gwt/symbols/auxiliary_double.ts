import { halo } from '../../tiles/symbols/symbol'
import { auxDisc } from './aux_disc'

/** One auxiliary action, or two different ones. */
export const auxiliaryDouble = [
  halo('M11 2.4a9.4 9.4 0 1 0 .01 0ZM21 10.8a9.4 9.4 0 1 0 .01 0Z', 3),
  auxDisc(11, 11.6, 9.2),
  auxDisc(21, 20.4, 9.2),
].join('')
