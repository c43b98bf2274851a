import { halo, shape, stroke } from '../../tiles/symbols/symbol'

const FRAME = 'M3 2H29V30H3Z'

/** Framed wool: available every time. */
export const permanentWool = [
  halo(FRAME, 2),
  shape(FRAME, '#e9d3a0', '#5d4824', 1.5),
  stroke('M5.2 4.2H26.8V27.8H5.2Z', '#8a6a2c', 0.9),
  shape(
    'M11.4 23.4Q7.6 23.4 7.4 19.8Q5.6 17.4 7.4 14.8Q7.4 11 11 11Q12.6 7.4 16 8.2Q19.4 7.4 21 11Q24.6 11 24.6 14.8Q26.4 17.4 24.6 19.8Q24.4 23.4 20.6 23.4Q18.4 25.6 16 24.2Q13.6 25.6 11.4 23.4Z',
    '#fbf4e2',
    '#4a403a',
    1.2,
  ),
  stroke(
    'M16 16.4C16.2 15 14.2 15 14 16.4C13.8 18.6 17.6 19.2 18.4 16.6C19 13.4 14 12.4 12.2 15C10.6 17.6 12.4 20.8 15.6 21.2',
    '#8d7a5c',
    1.4,
  ),
].join('')
