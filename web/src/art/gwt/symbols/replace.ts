import { halo, shape, stroke } from '../../tiles/symbols/symbol'

const HOUSE = 'M8.4 25.4V15.6L16 9.6L23.6 15.6V25.4Z'

/** A house replaced by a better one. */
export const replace = [
  halo('M16 1.6a14.4 14.4 0 1 0 .01 0Z', 2),
  shape('M16 2a14 14 0 1 0 .01 0Z', '#f6eed9', 'none'),
  stroke('M3.4 18.4A12.9 12.9 0 0 1 24.4 6.2M28.6 13.6A12.9 12.9 0 0 1 7.6 25.8', '#4d7a45', 2.6),
  shape('M22 1.4L29.8 6.4L22 10.4ZM10 30.6L2.2 25.6L10 21.6Z', '#4d7a45', '#f6eed9', 1),
  shape(HOUSE, '#e8d3a4', '#4a403a', 1.2),
  shape('M6.4 16.4L16 8.6L25.6 16.4L24 18.2L16 11.8L8 18.2Z', '#a4523f', '#4a403a', 1),
  shape('M14 25.4V19.6H18V25.4Z', '#6d4f3b', 'none'),
].join('')
