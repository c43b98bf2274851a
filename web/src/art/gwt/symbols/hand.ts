import { halo, shape, stroke } from '../../tiles/symbols/symbol'

/** The open hand asking for a fee. */
const HAND =
  'M8.6 30C7.6 26 4.6 21.6 2.6 18.4C1.4 16.2 4 14.4 5.8 16.2L9.4 20V6.6C9.4 3.8 13 3.8 13 6.6V3.8C13 .8 16.8 .8 16.8 3.8V5.4C16.8 2.8 20.4 2.8 20.4 5.6V8.4C20.4 6 23.8 6 23.8 8.8V21.4C23.8 25 22.6 27.4 21.6 30Z'

export const hand = (fill: string, ink: string): string =>
  halo(HAND, 3) +
  shape(HAND, fill, ink, 1.3) +
  stroke('M13 7.4V15.4M16.8 6V15.2M20.4 9V15.8', '#f6eed9', 1) +
  shape('M12.6 21.4a3.6 3.6 0 1 0 7.2 0a3.6 3.6 0 1 0-7.2 0Z', '#f0dfae', ink, 1)
