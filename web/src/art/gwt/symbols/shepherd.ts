import { shape, stroke } from '../../tiles/symbols/symbol'
import { bust } from './bust'

const CROOK = 'M25 31V10.6C25 6.6 31 6.6 31 10.4C31 12.6 28.4 13 27.8 11.4'

export const shepherd = [
  bust(
    '#6f8f5c',
    'M4.6 9.6Q16 6 27.4 9.6Q25 6.2 21.4 5.6Q20.6 1.2 16 1.2Q11.4 1.2 10.6 5.6Q7 6.2 4.6 9.6Z',
    '#b98b52',
    shape('M11.4 13Q16 21 20.6 13Q20 19.6 16 19.6Q12 19.6 11.4 13Z', '#7a5a3f', 'none'),
  ),
  stroke(CROOK, '#f6eed9', 5),
  stroke(CROOK, '#5a4330', 2.8),
  stroke(CROOK, '#b98b52', 1.2),
].join('')
