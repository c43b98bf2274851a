import { halo, shape, stroke } from '../../tiles/symbols/symbol'

const TAG = 'M9 2.6H23L28 8.4V29.4H4V8.4Z'

/** A sheep's ear tag: its breeding value. */
export const breeding = [
  halo(TAG, 3),
  shape(TAG, '#d7c08a', '#4a403a', 1.4),
  stroke('M6.2 9.2L10 4.8H22L25.8 9.2V27.2H6.2Z', '#94794a', 0.9),
  shape('M16 4.8a2.6 2.6 0 1 0 .01 0Z', '#f6eed9', '#4a403a', 1.1),
  shape('M9 26.4V18.6Q12 15.4 16 15.4Q20 15.4 23 18.6V26.4H20.6V22.6H11.4V26.4Z', '#7d6243', 'none'),
  shape('M22.4 14.2L26 16.6L24.2 19.8L21 17.6Z', '#7d6243', 'none'),
].join('')
