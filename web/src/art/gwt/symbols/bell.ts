import { halo, shape, stroke } from '../../tiles/symbols/symbol'

const BELL =
  'M16 3.4C22 3.4 24.4 8.4 24.6 14.4C24.8 19.4 26 21.8 29 24.4H3C6 21.8 7.2 19.4 7.4 14.4C7.6 8.4 10 3.4 16 3.4Z'

export const bell = [
  halo(`${BELL}M12 24H20V30H12Z`, 3),
  shape('M16 .8a2.6 2.6 0 1 0 .01 0Z', '#b98b3c', '#4a3423', 1.1),
  shape('M16 22.6a3.6 3.6 0 1 0 .01 0Z', '#8c6530', '#4a3423', 1.1),
  shape(BELL, '#d3a648', '#4a3423', 1.4),
  stroke('M5.4 21.6H26.6', '#7d5a24', 1.4),
  stroke('M11.4 10.4Q10.8 14.4 10.4 18.4', '#f5e3ae', 2),
].join('')
