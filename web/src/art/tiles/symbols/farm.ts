import { halo, shape, stroke } from './symbol'

/** A barn and a sheaf. */
const BARN = 'M3 28V15L6 9L12.6 4.6L19.2 9L22.2 15V28Z'

export const farm = [
  halo(`${BARN}M24 28H31V13H24Z`),
  shape(
    'M24 28C24.6 23 23 18 25 12C26 15 26 16 26.4 18C26.8 15 27 13 28 10.6C29 14 28.6 16 28.8 18C29.6 16 29.8 15 31 13C31.6 18 30 23 30.6 28Z',
    '#e2bd55',
    '#7d5f24',
    1,
  ),
  shape(BARN, '#a4523f', '#4a2f27', 1.5),
  shape(
    'M1.6 15.6L5 8.4L12.6 3.4L20.2 8.4L23.6 15.6L21 15.6L18.4 10L12.6 6.4L6.8 10L4.2 15.6Z',
    '#6d4f3b',
    '#4a2f27',
    1,
  ),
  shape('M8 28V18H17.2V28Z', '#f3e8cc', '#4a2f27', 1),
  stroke('M8 28L17.2 18M17.2 28L8 18', '#4a2f27', 1.2),
  shape('M10.8 10.4H14.4V14H10.8Z', '#f3e8cc', '#4a2f27', 1),
].join('')
