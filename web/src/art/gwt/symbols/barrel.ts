import { halo, shape, stroke } from '../../tiles/symbols/symbol'

const TUN = 'M8 2.6H24Q30.4 16 24 29.4H8Q1.6 16 8 2.6Z'

export const barrel = [
  halo(TUN, 3),
  shape(TUN, '#b07f4d', '#4a3020', 1.4),
  stroke('M13 3Q9.6 16 13 29M19 3Q22.4 16 19 29', '#7d5733', 1.2),
  stroke('M6.4 7.4H25.6M6.4 24.6H25.6', '#565b5c', 2.8),
  stroke('M5 13H27M5 19H27', '#4a3020', 1),
].join('')
