import { shape } from '../../tiles/symbols/symbol'
import { bust, held } from './bust'

export const builder = [
  bust(
    '#c9803f',
    'M9.6 8.6Q9.6 2 16 2Q22.4 2 22.4 8.6L26.6 9.6Q25.4 7.6 22.4 7Z',
    '#7d5a45',
    shape('M12.4 15.4Q16 13.6 19.6 15.4', 'none', '#5a3f2c', 1.4),
  ),
  held('M19.4 30.6L25.4 19.4L28 20.8L22 31.4Z', '#a9784a'),
  held('M21.6 15.4L30.6 20.2L29.2 23L27.2 22L25.6 21.2L20.2 18.2Z', '#9a9c9c'),
].join('')
