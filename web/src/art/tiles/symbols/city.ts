import { halo, shape } from './symbol'

/** Two false fronts on the main street. */
const LEFT = 'M3 28V11H6V7.4H13V11H16V28Z'
const RIGHT = 'M16 28V9Q22.6 3 29.2 9V28Z'

export const city = [
  halo(LEFT + RIGHT),
  shape(RIGHT, '#a9b5ab', '#4a403a', 1.4),
  shape(LEFT, '#cf9f84', '#4a403a', 1.4),
  shape('M1.6 20.4L3 17.6H16L17.4 20.4ZM15.4 20.4L16.8 17.6H29L30.6 20.4Z', '#8c6345', '#4a403a', 1.1),
  shape(
    'M7.8 28V22H11.4V28ZM21 28V22H24.6V28ZM5.6 12.4H8.2V15.4H5.6ZM10.8 12.4H13.4V15.4H10.8ZM19 10.6H21.6V14H19ZM24 10.6H26.6V14H24Z',
    '#5a473b',
    'none',
  ),
].join('')
