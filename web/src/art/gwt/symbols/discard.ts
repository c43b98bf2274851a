import { halo, shape } from '../../tiles/symbols/symbol'

const CARD = 'M4 1.6H20V22.6H4Z'

/** A card leaving the hand. */
export const discard = [
  halo(`${CARD}M23.6 30.4L30.8 22L16.4 22Z`, 3),
  shape(CARD, '#efe2c2', '#4a403a', 1.4),
  shape('M6.6 4.2H17.4V20H6.6Z', '#d9b79c', '#8d5f45', 0.9),
  shape('M23.6 30.4L30.8 22H26.4V11.4H20.8V22H16.4Z', '#b5654a', '#f6eed9', 2.6),
  shape('M23.6 30.4L30.8 22H26.4V11.4H20.8V22H16.4Z', '#b5654a', '#4d2418', 1.2),
].join('')
