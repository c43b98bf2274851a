import { halo, shape, stroke } from '../../tiles/symbols/symbol'

const TILE = 'M4 4H28V28H4Z'

export const bonusTile = [
  halo(TILE, 3),
  shape(TILE, '#8fa7ad', '#2f4147', 1.5),
  stroke('M6.6 6.6H25.4V25.4H6.6Z', '#dfe6e0', 1),
  shape(
    'M16 7.6L18.5 13L24.4 13.6L20 17.6L21.2 23.4L16 20.4L10.8 23.4L12 17.6L7.6 13.6L13.5 13Z',
    '#f0d894',
    '#4a403a',
    1.2,
  ),
].join('')
