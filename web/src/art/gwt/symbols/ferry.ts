import { halo, shape, stroke } from '../../tiles/symbols/symbol'

const HULL = 'M1.6 19H30.4L26.8 27.4H5.2Z'
const HOUSE = 'M7 19V13H25V19ZM14.6 13V5H19.4V13Z'

/** A steam ferry. */
export const ferry = [
  halo(`${HULL}${HOUSE}M19 5Q24 1 30 4L22 8Z`, 3),
  shape('M19 3.8Q21.6 .6 24.6 2.4Q28.4 .6 30 4.2Q27 7.4 23.4 5.8Q20.6 6.8 19 3.8Z', '#efe8d8', '#8d867c', 0.9),
  shape('M14.6 13V5H19.4V13Z', '#4d4845', '#2f2c2a', 1.2),
  shape('M14.6 7H19.4V9.4H14.6Z', '#c25b45', 'none'),
  shape('M7 19V13H25V19Z', '#fbf4e2', '#4a403a', 1.2),
  shape(HULL, '#a4523f', '#4a2a22', 1.3),
  shape('M9.4 14.8H12V17H9.4ZM14.6 14.8H17.2V17H14.6ZM19.8 14.8H22.4V17H19.8Z', '#5b85a6', 'none'),
  stroke('M3 22.2H29', '#f0dfb8', 1.2),
  stroke('M1.6 29.6q3.6-2.6 7.2 0t7.2 0t7.2 0t7.2 0', '#4f7f9d', 1.9),
].join('')
