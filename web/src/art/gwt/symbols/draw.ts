import { halo, shape } from '../../tiles/symbols/symbol'

const CARD = 'M4 9.4H20V30.4H4Z'

/** A card entering the hand. */
export const draw = [
  halo(`${CARD}M24.4 2L31 10H17.8Z`, 3),
  shape(CARD, '#efe2c2', '#4a403a', 1.4),
  shape('M6.6 12H17.4V27.8H6.6Z', '#b6c3a0', '#6a7a52', 0.9),
  shape('M23.6 2L30.8 10.4H26.4V21H20.8V10.4H16.4Z', '#6f8f5c', '#f6eed9', 2.6),
  shape('M23.6 2L30.8 10.4H26.4V21H20.8V10.4H16.4Z', '#6f8f5c', '#33452a', 1.2),
].join('')
