import { halo, shape, stroke } from '../../tiles/symbols/symbol'

const CARD = 'M6.4 2.4H25.6V29.6H6.4Z'

/** A card removed from the game. */
export const remove = [
  halo(CARD, 3),
  shape(CARD, '#efe2c2', '#4a403a', 1.4),
  shape('M9 5H23V27H9Z', '#d9cdb2', '#a3967c', 0.9),
  stroke('M8 8L24 24M24 8L8 24', '#f6eed9', 6),
  stroke('M8 8L24 24M24 8L8 24', '#a33f33', 3.6),
].join('')
