import { halo, shape, stroke } from '../../tiles/symbols/symbol'

const HUT = 'M9 18.6V11L16 5L23 11V18.6Z'

/** A jetty and a hut. */
export const portSmall = [
  halo(`${HUT}M3 18.6H29V22H3Z`, 3),
  shape(HUT, '#e8d3a4', '#4a403a', 1.3),
  shape('M7 12.2L16 4L25 12.2L23.4 14L16 7.4L8.6 14Z', '#a4523f', '#4a403a', 1),
  shape('M13.8 18.6V13.4H18.2V18.6Z', '#5a473b', 'none'),
  shape('M3 18.6H29V22H3Z', '#b08c60', '#4a403a', 1.2),
  stroke('M7 22V27M16 22V27M25 22V27', '#5a473b', 2),
  stroke('M2 28.4q3.5-2.6 7 0t7 0t7 0t7 0', '#4f7f9d', 1.9),
].join('')
