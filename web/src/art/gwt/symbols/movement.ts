import { halo, shape, stroke } from '../../tiles/symbols/symbol'

const BOOT = 'M9 2.6H18.6L17.6 14.4Q22.6 17.4 27.6 18.6Q30.4 20 30 24.2H8.4Q7.4 14 9 2.6Z'

/** A walking boot: movement range. */
export const movement = [
  halo(`${BOOT}M8 24H30.4V29H8Z`, 3),
  shape(BOOT, '#9a6a43', '#452e1e', 1.4),
  shape('M8 24.2H30.2V28.4H23V26.8H14V28.4H8Z', '#4d3a2d', '#452e1e', 1),
  stroke('M17.8 11.8H13.4M18 15.4L14.4 16.6M21.2 17.6L18.8 20', '#f0dfb8', 1.5),
  shape('M8.4 2.6H19L18.8 6.2H8.6Z', '#d9b98b', '#452e1e', 1),
].join('')
