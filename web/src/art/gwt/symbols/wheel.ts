import { halo, shape, stroke } from '../../tiles/symbols/symbol'

const RIM = 'M16 5.4a10.6 10.6 0 1 0 .01 0Z'
const GRIPS = 'M16 1V31M1 16H31M5.4 5.4L26.6 26.6M26.6 5.4L5.4 26.6'

export const wheel = [
  stroke(GRIPS, '#f6eed9', 5.6),
  halo(RIM, 3),
  stroke(GRIPS, '#4a3423', 3.2),
  stroke(GRIPS, '#a9784a', 1.6),
  stroke(RIM, '#4a3423', 4.6),
  stroke(RIM, '#b98b52', 2.4),
  shape('M16 12.4a3.6 3.6 0 1 0 .01 0Z', '#dcb65a', '#4a3423', 1.2),
].join('')
