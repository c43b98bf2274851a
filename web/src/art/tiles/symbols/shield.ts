import { halo, shape } from './symbol'

/** A red cross on a white shield. */
const SHIELD = 'M5 4Q16 7 27 4V15C27 22 22 26.5 16 29C10 26.5 5 22 5 15Z'

export const shield = [
  halo(SHIELD, 4),
  shape(SHIELD, '#fbf6e8', '#4a403a', 1.8),
  shape(
    'M13.4 5.6Q16 6 18.6 5.6V12H26.9V16.4Q26.6 17 26.4 17.4H18.6V27.8L16 29L13.4 27.8V17.4H5.6Q5.2 16.4 5.1 15.6V12H13.4Z',
    '#b8423c',
    'none',
  ),
  shape(SHIELD, 'none', '#4a403a', 1.8),
].join('')
