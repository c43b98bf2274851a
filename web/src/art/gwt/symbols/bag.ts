import { halo, shape, stroke } from '../../tiles/symbols/symbol'

const SACK = 'M11.6 9.6Q3.4 16 3.6 23.4Q4 29.6 16 29.6Q28 29.6 28.4 23.4Q28.6 16 20.4 9.6Z'

export const bag = [
  halo(`${SACK}M9 2.6L12 9.6H20L23 2.6Z`, 3),
  shape('M8.8 3.4Q12.4 1.8 16 3.4Q19.6 1.8 23.2 3.4L20.4 9.6H11.6Z', '#c2a678', '#4a403a', 1.2),
  shape(SACK, '#b08f5f', '#4a403a', 1.4),
  stroke('M9.6 10H22.4M21.6 10.6Q25.4 12 25 15.6', '#7a3f30', 2.2),
  stroke('M9 18.6Q7.6 21.4 8.4 24.4M13 26.6H19', '#7d6243', 1.4),
].join('')
