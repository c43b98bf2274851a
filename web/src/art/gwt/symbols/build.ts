import { halo, shape, stroke } from '../../tiles/symbols/symbol'

const HOUSE = 'M3.6 30V17.4L13 10L22.4 17.4V30Z'

/** A house and a hammer. */
export const build = [
  halo(`${HOUSE}M18 4L29 9.6L27 13.4L17 8Z`, 3),
  shape(HOUSE, '#e8d3a4', '#4a403a', 1.3),
  shape('M1.4 18.4L13 9L24.6 18.4L22.8 20.6L13 12.8L3.2 20.6Z', '#a4523f', '#4a403a', 1.1),
  shape('M10.4 30V22.6H15.6V30Z', '#6d4f3b', '#4a403a', 1),
  stroke('M25.6 9L20.6 19.4', '#f6eed9', 6),
  stroke('M25.4 9L20.6 19.4', '#4a3423', 3.8),
  stroke('M25.4 9L20.6 19.4', '#b08858', 1.8),
  shape('M19 3.8L21.4 1.6L31 6.4L29.4 10.6L18 5.8Z', '#9a9c9c', '#3f3732', 1.2),
].join('')
