import { halo, shape } from './symbol'

/** A faceted lump of gold. */
const LUMP = 'M4 19L7.5 9.5L15 5L23.5 7L28.5 15L26 24L16.5 28L8 26Z'

export const nugget = [
  halo(LUMP, 3),
  shape(LUMP, '#e6ac2c', '#6b4a14', 1.8),
  shape('M7.5 9.5L15 5L23.5 7L18.5 13L11 14Z', '#fbe08a', 'none'),
  shape('M4 19L7.5 9.5L11 14L9.5 21.5L8 26Z', '#f3c64f', 'none'),
  shape('M18.5 13L28.5 15L26 24L16.5 28L20 20Z', '#b98219', 'none'),
  shape('M11 14L18.5 13L20 20L16.5 28L9.5 21.5Z', 'none', '#8a611a', 0.9),
  shape(LUMP, 'none', '#6b4a14', 1.8),
].join('')
