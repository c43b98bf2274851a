import { halo, shape, stroke } from '../../tiles/symbols/symbol'

const OUT = 'M16 1.8L28.2 8.9V23.1L16 30.2L3.8 23.1V8.9Z'

/** The exchange token: one card out, another in. */
export const token = [
  halo(OUT, 3),
  shape(OUT, '#b9866a', '#4a2f22', 1.4),
  stroke(
    'M8.6 14.6C9.4 10.6 12.4 8.4 16 8.4C18.6 8.4 20.8 9.6 22.2 11.6M23.4 17.4C22.6 21.4 19.6 23.6 16 23.6C13.4 23.6 11.2 22.4 9.8 20.4',
    '#fbf3df',
    2.6,
  ),
  shape('M25.6 8.4L24.6 15L18.6 13ZM6.4 23.6L7.4 17L13.4 19Z', '#fbf3df', 'none'),
].join('')
