import { halo, shape, stroke } from '../../tiles/symbols/symbol'

const COIN = 'M16 2.6a13.4 13.4 0 1 0 .01 0Z'

export const pound = [
  halo(COIN, 3),
  shape(COIN, '#dcb65a', '#5d4824', 1.4),
  stroke('M16 5.4a10.6 10.6 0 1 0 .01 0Z', '#8a6a2c', 0.9),
  stroke('M20.4 12C20 8.4 13.6 7.8 13.2 12.2C13 14.8 14.4 16.6 14.2 19.4C14 21.6 13 22.8 11.6 23.4H21', '#4a3a1e', 2.1),
  stroke('M11.4 16.8H18.6', '#4a3a1e', 1.8),
].join('')
