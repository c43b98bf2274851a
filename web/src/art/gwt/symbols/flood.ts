import { halo, shape, stroke } from '../../tiles/symbols/symbol'

const POOL = 'M1.6 19.4C4.6 16 7.8 16 10.8 19C13.8 22 17 22 20 19C23 16 26.6 16 30.4 19.4V29.4H1.6Z'

export const flood = [
  halo(`${POOL}M9 20V10L16 4L23 10V20Z`, 3),
  shape('M9.4 22V11H22.6V22Z', '#e6d2a4', '#4a403a', 1.2),
  shape('M7 12L16 3.6L25 12L23 14L16 7.6L9 14Z', '#a4523f', '#4a403a', 1.1),
  shape(POOL, '#6f9fb0', '#2f4f5c', 1.3),
  stroke('M3 24.6C6 21.8 8.6 21.8 11.4 24.4C14.2 27 17.4 27 20.4 24.4C23.4 21.8 26 21.8 29 24.6', '#e4eff0', 1.7),
].join('')
