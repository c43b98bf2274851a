import { halo, shape, stroke } from '../../tiles/symbols/symbol'

const BLADES =
  'M4.4 2.4Q10.4 8.4 15.4 19.6L12.4 21.6Q5.6 12.4 4.4 2.4ZM27.6 2.4Q21.6 8.4 16.6 19.6L19.6 21.6Q26.4 12.4 27.6 2.4Z'
const BOW = 'M13.6 20L11 25.4C10 30.8 22 30.8 21 25.4L18.4 20'

/** Blade shears. */
export const shear = [
  halo(BLADES, 3),
  stroke(BOW, '#f6eed9', 6),
  stroke(BOW, '#3f3732', 4),
  stroke(BOW, '#9ba1a1', 2),
  shape(BLADES, '#c3c8c5', '#3f3732', 1.3),
  stroke('M8 8.4Q12 14 14 19M24 8.4Q20 14 18 19', '#f8f8f2', 1),
].join('')
