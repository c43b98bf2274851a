import { halo, shape, stroke } from '../../tiles/symbols/symbol'

const CARD = 'M6 1.8H26V30.2H6Z'

export const bonusCard = [
  halo(CARD, 3),
  shape(CARD, '#34495a', '#24313b', 1.4),
  stroke('M8.4 4.2H23.6V27.8H8.4Z', '#dcb65a', 1),
  shape(
    'M16 8L18.2 12.8L23 13.4L19.4 16.8L20.4 21.8L16 19.2L11.6 21.8L12.6 16.8L9 13.4L13.8 12.8Z',
    '#f0d894',
    '#24313b',
    1.1,
  ),
].join('')
