import { shape } from '../../tiles/symbols/symbol'
import { bust } from './bust'
import { shear } from './shear'

const MOUSTACHE = 'M12 14.4Q14.4 13 16 14.2Q17.6 13 20 14.4Q18.4 16.4 16 15.4Q13.6 16.4 12 14.4Z'

export const shearer = [
  bust(
    '#8d6f92',
    'M7.6 8.4H24.4Q23 7 21.8 6.8Q21.6 1.4 16 1.4Q10.4 1.4 10.2 6.8Q9 7 7.6 8.4Z',
    '#4d4845',
    shape(MOUSTACHE, '#5a3f2c', 'none'),
  ),
  `<g transform="translate(14.2 13) scale(.6)">${shear}</g>`,
].join('')
