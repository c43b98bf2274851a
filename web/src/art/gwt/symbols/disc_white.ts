import { halo, shape } from '../../tiles/symbols/symbol'

const RIM = 'M16 3a13 13 0 1 0 .01 0Z'

/** A slot for any disc. */
export const discWhite = [
  halo(RIM, 2),
  shape(RIM, '#fffdf4', '#4a403a', 1.3),
  shape('M16 7.6a8.4 8.4 0 1 0 .01 0Z', '#cfc2a2', '#4a403a', 1.1),
].join('')
