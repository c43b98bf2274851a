import { halo, shape, stroke } from '../../tiles/symbols/symbol'
import { bust } from './bust'

/** The opponent of the solo game. */
export const sarah = [
  halo('M8 12Q6 20 9 24H23Q26 20 24 12Z', 2),
  shape('M9.4 9.6Q6.6 16 8.6 23H23.4Q25.4 16 22.6 9.6Z', '#8f4f33', '#4a2a1c', 1.1),
  bust('#3c6f6d', 'M2.6 9.2Q16 4.4 29.4 9.2Q26 5.8 22 5.4Q21 1 16 1Q11 1 10 5.4Q6 5.8 2.6 9.2Z', '#e3cf9a', shape('M13.6 14.6Q16 17 18.4 14.6', 'none', '#8f3f33', 1.4)),
  stroke('M9.8 5.6Q16 3.8 22.2 5.6', '#b24f3f', 1.8),
  shape('M12 19L16 22L20 19L19 25L16 22.6L13 25Z', '#f6eed9', '#4a403a', 1),
].join('')
