import { shape, stroke } from '../../tiles/symbols/symbol'
import { bust } from './bust'

export const sailor = [
  bust(
    '#4f7f9d',
    'M8.4 7.6Q8 2.6 16 2.6Q24 2.6 23.6 7.6Q16 5.6 8.4 7.6ZM10.2 9.4Q16 7.6 21.8 9.4V7Q16 5.4 10.2 7Z',
    '#fbf6e8',
    '',
  ),
  shape('M8.6 20.6L16 28L23.4 20.6L20.6 18.8L16 23.4L11.4 18.8Z', '#fbf6e8', '#4a403a', 1),
  stroke('M11 20.8L16 25.8L21 20.8', '#4f7f9d', 1),
  shape('M16 26L18.6 30H13.4Z', '#b24f3f', '#4a403a', 0.9),
].join('')
