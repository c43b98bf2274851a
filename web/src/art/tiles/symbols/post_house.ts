import { halo, shape, stroke } from './symbol'

/** A coaching inn: a blue roof, a lantern and a sign with a post horn. */
const WALLS = 'M5 28V15H23V28Z'
const ROOF = 'M2.5 15.5L7 7.5H21L25.5 15.5Z'
const SIGN = 'M27.5 8V29'

export const postHouse = [
  halo(`${WALLS}${ROOF}M23 9h8v8h-8zM27.5 8V29`),
  shape(WALLS, '#f3e8cc', '#4a403a', 1.4),
  shape(ROOF, '#3f6f86', '#4a403a', 1.4),
  shape('M10 7.5V4H13V7.5', '#8c6345', '#4a403a', 1.2),
  shape('M12 28V21Q14 19 16 21V28Z', '#5a473b', 'none'),
  shape('M7 18.4H10.4V22H7ZM17.8 18.4H21.2V22H17.8Z', '#e9b949', '#5a473b', 0.9),
  stroke(SIGN, '#5a473b', 1.8),
  shape('M23.4 9H31.2V17H23.4Z', '#e9b949', '#4a403a', 1.2),
  stroke('M25 12.4C25 15.6 28.6 15.8 29 13.4C29.2 11.8 27 11.6 27 13.2L29.8 11', '#4a403a', 1.3),
].join('')
