import { halo, shape, stroke } from '../../tiles/symbols/symbol'

const PILE = 'M3 19L12 15H29L22 19V30H3Z'

/** Onto the draw pile. */
export const topDeck = [
  halo(`${PILE}M9 8H23L16 16Z`, 3),
  shape('M2.6 20.4H24.4V30.4H2.6Z', '#cdbb92', '#4a403a', 1.3),
  stroke('M2.6 23.8H24.4M2.6 27H24.4', '#7d7060', 1.1),
  shape('M2.6 20.4L8.4 15.4H30.2L24.4 20.4Z', '#efe2c2', '#4a403a', 1.3),
  shape('M24.4 20.4L30.2 15.4V25.4L24.4 30.4Z', '#a8946a', '#4a403a', 1.2),
  shape('M16.4 16.6L22.6 9.4H19V1.6H13.8V9.4H10.2Z', '#6f8f5c', '#33452a', 1.2),
].join('')
