import { halo, shape } from '../../tiles/symbols/symbol'

const BARS = 'M1.6 28.4L4.4 18.4H12.4L15.2 28.4ZM16.8 28.4L19.6 18.4H27.6L30.4 28.4ZM9.2 17L12 7H20L22.8 17Z'

export const gold = [
  halo(BARS, 3),
  shape(BARS, '#e0ac36', '#5d4213', 1.3),
  shape('M12 7H20L19 10.2H13ZM4.4 18.4H12.4L11.4 21.6H5.4ZM19.6 18.4H27.6L26.6 21.6H20.6Z', '#f5dc8c', '#5d4213', 0.8),
].join('')
