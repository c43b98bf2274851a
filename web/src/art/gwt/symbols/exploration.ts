import { halo, shape, stroke } from '../../tiles/symbols/symbol'

const TUBE = 'M2.4 22.2L7 26.8L17 18.4L12.4 12.6ZM12 12L17.6 18.8L24 13.6L18.4 6.8ZM18.2 6L24.8 14L30.2 9.4L23.4 1.4Z'

/** A spyglass. */
export const exploration = [
  halo(TUBE, 3),
  stroke('M14.6 17.6L8.6 30.4M16.4 17.6L19.8 30.4', '#5a4330', 2),
  shape('M2.4 22.2L7 26.8L17 18.4L12.4 12.6Z', '#c59b4a', '#4a3423', 1.2),
  shape('M12 12L17.6 18.8L24 13.6L18.4 6.8Z', '#7d4f3a', '#4a3423', 1.2),
  shape('M18.2 6L24.8 14L30.2 9.4L23.4 1.4Z', '#c59b4a', '#4a3423', 1.2),
  stroke('M5.4 20.4L9.6 24.8M14.8 9.8L20.6 16.4', '#f0dfae', 1.1),
].join('')
