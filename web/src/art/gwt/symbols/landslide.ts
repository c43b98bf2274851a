import { halo, shape, stroke } from '../../tiles/symbols/symbol'

const SLOPE = 'M1.6 29.4V5.6L8 3L13.4 14.6L21 20.4L30.4 26V29.4Z'
const ROCKS = 'M16.6 4.4L21.8 3.4L24.4 7.6L21.2 11.4L16.4 9.8ZM23.6 12.6L29 12.4L30.6 17L26.6 20.4L22.6 17.4ZM13.8 12.4L17 11.6L19 14.2L16.6 16.4Z'

export const landslide = [
  halo(SLOPE + ROCKS, 3),
  shape(SLOPE, '#b3946a', '#4a3a2c', 1.3),
  stroke('M5.4 10V25.4M9.6 15V27M14.4 20.4V27.6M19.6 23.4V28', '#7d6243', 1.3),
  shape(ROCKS, '#8c8074', '#3f3732', 1.2),
  stroke('M19 5.4L20.4 8.4M26.2 14.2L28 17', '#d6cdbf', 1.2),
].join('')
