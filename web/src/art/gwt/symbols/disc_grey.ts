import { halo, shape, stroke } from '../../tiles/symbols/symbol'

const RIM = 'M16 3a13 13 0 1 0 .01 0Z'

export const discGrey = [
  halo(RIM, 2),
  shape(RIM, '#b8b0a2', '#6d665d', 1.3),
  stroke('M10.6 10.6L21.4 21.4M21.4 10.6L10.6 21.4', '#8d867c', 2),
].join('')
