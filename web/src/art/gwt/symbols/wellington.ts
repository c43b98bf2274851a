import { halo, shape, stroke } from '../../tiles/symbols/symbol'

const TOWN = 'M2 27V17H8V12.6L11.6 9.4L15.2 12.6V17H20V27ZM20 27V13H24V8.4L27 4L30 8.4V27Z'

/** The town at the end of the trail. */
export const wellington = [
  halo(TOWN, 3),
  shape('M20 27V13H24V8.4L27 3.4L30 8.4V27Z', '#dcc094', '#4a403a', 1.2),
  shape('M2 27V17H20V27Z', '#f0e2c0', '#4a403a', 1.2),
  shape('M8 27V12.6L11.6 9L15.2 12.6V27Z', '#e8d3a4', '#4a403a', 1.2),
  shape(
    'M1 17.4L3 13.6H8V17.4ZM15.2 17.4V13.6H19.2L21 17.4ZM6.6 13.4L11.6 8.4L16.6 13.4L15.2 14.6L11.6 11L8 14.6ZM23.4 9.4L27 3L30.6 9.4Z',
    '#a4523f',
    '#4a403a',
    1,
  ),
  shape(
    'M10 27V21.6H13.2V27ZM4.2 20H6.4V23H4.2ZM16.6 20H18.8V23H16.6ZM22 16.6H24.2V20H22ZM26 16.6H28.2V20H26ZM26 11H28V13.6H26Z',
    '#5a473b',
    'none',
  ),
  stroke('M1.6 29.6q3.6-2.4 7.2 0t7.2 0t7.2 0t7.2 0', '#4f7f9d', 1.8),
].join('')
