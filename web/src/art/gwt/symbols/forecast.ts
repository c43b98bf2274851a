import { halo, shape, stroke } from '../../tiles/symbols/symbol'

const CLOUD =
  'M8.4 27.4Q2.6 27.4 2.6 22Q2.8 17.4 7.6 17.2Q9.4 12.4 14.8 13Q18.6 13.4 20 17Q26.4 16.4 27 22Q27 27.4 21.4 27.4Z'

export const forecast = [
  halo(`${CLOUD}M20 3a8 8 0 1 0 .01 0Z`, 3),
  stroke('M20.4 1.6V4M27.4 4.4L25.6 6.2M30.4 11.4H27.8M13.4 4.4L15.2 6.2', '#b98a2c', 2),
  shape('M20.4 5.6a6 6 0 1 0 .01 0Z', '#e3b94f', '#6d5220', 1.2),
  shape(CLOUD, '#f3ead6', '#4a403a', 1.4),
  stroke('M8 22.4Q8.4 19.8 11 20M15 22.4Q16 20 19 20.6', '#a3967c', 1.4),
].join('')
