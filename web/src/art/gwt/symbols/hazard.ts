import { halo, shape, stroke } from '../../tiles/symbols/symbol'

const SIGN = 'M16 2.6L31 29H1Z'

/** Any hazard. */
export const hazard = [
  halo(SIGN, 3),
  shape(SIGN, '#e3b04b', '#4a403a', 1.5),
  shape('M16 8.6L25.8 26H6.2Z', '#f6eed9', '#4a403a', 1),
  shape('M8.6 24.4L12 18.4L14.4 19.8L16.4 16L19.6 19L23.4 24.4Z', '#8c8074', 'none'),
  stroke('M8.4 25.4Q10.4 23.4 12.4 25.2T16.4 25.2T20.4 25.2T24 25', '#4f7f9d', 1.6),
].join('')
