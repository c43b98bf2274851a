import { halo, shape, stroke } from '../../tiles/symbols/symbol'

const SHED = 'M3 29V13.4L16 4L29 13.4V29Z'

export const warehouse = [
  halo(SHED, 3),
  shape(SHED, '#c59b6b', '#4a3423', 1.4),
  shape('M1.6 15L16 3.4L30.4 15L28.4 17.4L16 7.8L3.6 17.4Z', '#7d4f3a', '#4a3423', 1.1),
  shape('M9.4 29V18.4H22.6V29Z', '#f0dfb8', '#4a3423', 1.2),
  stroke('M9.4 18.4L22.6 29M22.6 18.4L9.4 29M16 18.4V29', '#4a3423', 1.1),
].join('')
