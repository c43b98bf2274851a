import { shape, stroke } from '../../tiles/symbols/symbol'
import { bust } from './bust'

const LOCKS =
  'M11.4 8.6Q7.4 14 8.4 22.4Q11.6 22.6 12.4 18.4Q10.4 14 11.4 8.6ZM20.6 8.6Q24.6 14 23.6 22.4Q20.4 22.6 19.6 18.4Q21.6 14 20.6 8.6Z'
const HAT = 'M2.6 9.2Q16 4.4 29.4 9.2Q26 5.8 22 5.4Q21 1 16 1Q11 1 10 5.4Q6 5.8 2.6 9.2Z'

/** The opponent of the solo game. */
export const sarah = [
  bust(
    '#3c6f6d',
    HAT,
    '#e3cf9a',
    shape(LOCKS, '#8f4f33', '#4a2a1c', 1) + stroke('M14 14.4Q16 16 18 14.4', '#8f3f33', 1.3),
  ),
  stroke('M9.8 5.6Q16 3.8 22.2 5.6', '#b24f3f', 1.8),
  shape('M12 21L16 23.4L20 21L19.4 27L16 24.6L12.6 27Z', '#f6eed9', '#4a403a', 1),
].join('')
