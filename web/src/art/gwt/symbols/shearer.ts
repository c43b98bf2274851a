import { shape, stroke } from '../../tiles/symbols/symbol'
import { bust, held } from './bust'

export const shearer = [
  bust('#8d6f92', 'M7.6 8.4H24.4Q23 7 21.8 6.8Q21.6 1.4 16 1.4Q10.4 1.4 10.2 6.8Q9 7 7.6 8.4Z', '#4d4845', shape('M12 14.4Q14.4 13 16 14.2Q17.6 13 20 14.4Q18.4 16.4 16 15.4Q13.6 16.4 12 14.4Z', '#5a3f2c', 'none')),
  held('M14.6 31.4L20.2 14.6L23.2 22.4L20.6 31.4ZM30.6 29.6L22 17.4L27.4 14.4Z', '#b9bdbb'),
  stroke('M20.6 30.6C21 27.6 24.6 28 24.8 30.8', '#4a403a', 1.4),
].join('')
