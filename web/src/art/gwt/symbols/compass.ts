import { halo, shape, stroke } from '../../tiles/symbols/symbol'

const RING = 'M16 2.6a13.4 13.4 0 1 0 .01 0Z'

export const compass = [
  halo(RING, 3),
  shape(RING, '#efe2c2', '#4a3423', 2.2),
  stroke('M16 5.4V7.6M16 24.4V26.6M5.4 16H7.6M24.4 16H26.6', '#4a3423', 1.5),
  shape('M22.6 6.8L18.2 18.2L13.8 13.8Z', '#b24f3f', '#4a3423', 1.1),
  shape('M9.4 25.2L18.2 18.2L13.8 13.8Z', '#4f7f9d', '#4a3423', 1.1),
  shape('M16 14.4a1.6 1.6 0 1 0 .01 0Z', '#fbf4e2', '#4a3423', 1),
].join('')
