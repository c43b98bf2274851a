import { halo, shape, stroke } from '../../tiles/symbols/symbol'

const CARD = 'M5 2.4H27V29.6H5Z'

export const objective = [
  halo(CARD, 3),
  shape(CARD, '#f8efd8', '#4a403a', 1.4),
  shape('M5 2.4H27V8.6H5Z', '#a4523f', '#4a403a', 1.1),
  stroke('M16.6 13.4H23.6M16.6 19H23.6M16.6 24.6H23.6', '#7d7060', 1.8),
  stroke('M8 13.2L9.8 15L13 11.2M8 18.8L9.8 20.6L13 16.8', '#4d7a45', 1.9),
  stroke('M8.4 23H12.4V26.6H8.4Z', '#7d7060', 1.2),
].join('')
