import { halo, shape, stroke } from '../../tiles/symbols/symbol'

const HULL = 'M2.6 21.4H29L25.6 28H7Z'
const SAILS = 'M15 2.6Q4.4 9.4 4 19.2H15ZM17 4.4Q27.6 11 28.4 19.2H17Z'

export const ship = [
  halo(HULL + SAILS, 3),
  stroke('M16 1.8V22', '#5a4330', 1.9),
  shape(SAILS, '#fbf4e2', '#4a403a', 1.3),
  shape(HULL, '#8c6345', '#4a3423', 1.3),
  stroke('M5 23.8H27', '#e2c58d', 1.2),
  stroke('M1.6 30q3.6-2.4 7.2 0t7.2 0t7.2 0t7.2 0', '#4f7f9d', 1.7),
].join('')
