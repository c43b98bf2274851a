import { shape } from '../../tiles/symbols/symbol'
import { bust, held } from './bust'

/** A worker counting as any trade. */
export const joker = [
  bust(
    '#c9a24a',
    'M8.6 9.6L6 3.4L11.6 5.4L16 .8L20.4 5.4L26 3.4L23.4 9.6Q16 7.6 8.6 9.6Z',
    '#b24f3f',
    shape('M12.4 13.6Q16 18 19.6 13.6', 'none', '#5a3f2c', 1.4),
  ),
  held('M16 19L17.9 23.1L22.4 23.6L19 26.6L20 31L16 28.7L12 31L13 26.6L9.6 23.6L14.1 23.1Z', '#fbf3df'),
].join('')
