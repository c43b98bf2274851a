import { halo, shape, stroke } from '../../tiles/symbols/symbol'

const SLOPE = 'M1.6 29.4V4.6C5 3.4 8 4.6 9.4 8C11.6 14.4 15 18.4 20.4 21.4C24.6 23.6 28 25.6 30.4 29.4Z'
const ROCKS =
  'M14.6 3.4L20 2.4L22.6 6.8L19.4 10.4L14.4 9ZM22.4 10.4L28.6 10.2L30.8 15.4L26.6 19.4L21.6 16.4ZM13.4 12.2L16.8 11.4L18.8 14.2L16.2 16.4Z'

export const landslide = [
  halo(SLOPE + ROCKS, 3),
  shape(SLOPE, '#b3946a', '#4a3a2c', 1.3),
  stroke(
    'M4.6 9.6C5.6 16 8.6 22.4 12.4 27M8.4 14.6C10.4 19.4 13.4 23.4 17.4 26.8M15.4 21.4C18 23.6 20.6 25.4 23.6 27',
    '#7d6243',
    1.3,
  ),
  shape(ROCKS, '#8c8074', '#3f3732', 1.2),
  stroke('M16.8 4.6L18.6 7.6M24.8 12.2L27 15.6', '#d6cdbf', 1.2),
].join('')
