import { halo, shape, stroke } from '../../tiles/symbols/symbol'

const PEAKS = 'M1.4 28.6L11.6 5L16.4 15L20 9.4L30.6 28.6Z'

/** Risky terrain: broken peaks. */
export const risky = [
  halo(PEAKS, 3),
  shape(PEAKS, '#a48b70', '#3f3228', 1.4),
  shape('M11.6 5L14.2 10.4L11.8 12.4L10.4 10.8L7.8 13.8Z', '#fbf4e2', '#3f3228', 0.9),
  shape('M20 9.4L23.6 16L20.6 15.4L19.4 17.4L16.9 14.4Z', '#fbf4e2', '#3f3228', 0.9),
  stroke('M13.4 28.6L15.6 23.6L12.6 20.4L15.4 16.4', '#7a2f25', 2),
].join('')
