import { halo, shape, stroke } from './symbol'

/** A few hide tents and a fire. */
const LEFT = 'M2 27L10.4 7L18.8 27Z'
const RIGHT = 'M15.4 25L22.2 9.4L29.6 25Z'

export const camp = [
  halo(`${LEFT}${RIGHT}M8.6 3.4L12 8.6M12.2 3.4L8.8 8.6`),
  stroke('M20.6 6L23.4 11M24 6L20.8 11', '#5a473b', 1.2),
  shape(RIGHT, '#d9bd8e', '#4a403a', 1.3),
  shape('M22.4 16L25.6 25H20.4Z', '#6a4c38', 'none'),
  stroke('M8.4 3.4L12.2 9.6M12.4 3.4L8.6 9.6', '#5a473b', 1.3),
  shape(LEFT, '#f0e0bd', '#4a403a', 1.4),
  shape('M6.3 16.8H14.5L15.9 20.1H4.9Z', '#a9634a', 'none'),
  shape('M10.4 17L13.6 27H7.2Z', '#5f4433', '#4a403a', 0.9),
  stroke('M19 29.4L26 27.4M19 27.4L26 29.4', '#5a473b', 1.7),
  shape(
    'M22.4 20.6C25.4 23 25.6 26.4 22.6 28C19.6 26.8 19.8 24.4 21.4 22.8C21.8 23.4 22 23.6 22.2 23.8C22.6 22.8 22.6 21.8 22.4 20.6Z',
    '#e07b35',
    '#8f3f22',
    0.9,
  ),
].join('')
