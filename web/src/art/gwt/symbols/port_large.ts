import { halo, shape, stroke } from '../../tiles/symbols/symbol'

const TOWER = 'M5.4 21L7 7H11.6L13.2 21Z'
const TOWN = 'M13 21V14L17.4 10L21.8 14V21ZM21 21V12.4L25.6 8L30.2 12.4V21Z'

/** A lighthouse and a town. */
export const portLarge = [
  halo(`${TOWER}${TOWN}M6 7V2H12.6V7Z`, 3),
  shape(TOWN, '#e8d3a4', '#4a403a', 1.2),
  shape(
    'M12 14.8L17.4 9.4L22.8 14.8L21.6 16L17.4 12.2L13.2 16ZM20 13.4L25.6 7.4L31.2 13.4L30 14.6L25.6 10.2L21.2 14.6Z',
    '#5f7480',
    '#4a403a',
    0.9,
  ),
  shape(TOWER, '#fbf4e2', '#4a403a', 1.3),
  shape('M6.6 10.6L6.2 14.2H12.4L12 10.6ZM5.8 17.6L5.4 21H13.2L12.8 17.6Z', '#b24f3f', 'none'),
  shape('M6.6 7V4L9.3 1.4L12 4V7Z', '#e9c65c', '#4a403a', 1.1),
  shape('M16 21V17H18.8V21ZM24.2 21V16.4H27V21Z', '#5a473b', 'none'),
  shape('M1.4 20.8H30.6V24H1.4Z', '#a8a093', '#4a403a', 1.2),
  stroke('M2 28.2q3.5-2.6 7 0t7 0t7 0t7 0', '#4f7f9d', 1.9),
].join('')
