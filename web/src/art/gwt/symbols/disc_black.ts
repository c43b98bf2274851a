import { halo, shape } from '../../tiles/symbols/symbol'

const RIM = 'M16 3a13 13 0 1 0 .01 0Z'

/** A slot only for discs from black spaces. */
export const discBlack = [
  halo(RIM, 2),
  shape(RIM, '#37322f', '#37322f', 1.3),
  shape('M16 7.6a8.4 8.4 0 1 0 .01 0Z', '#cfc2a2', '#f6eed9', 0.9),
].join('')
