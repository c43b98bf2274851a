import { halo, shape, stroke } from '../../tiles/symbols/symbol'

const HALL = 'M2.6 20V12.4L8.6 7L14.6 12.4V20ZM13 20V13.4H29.4V20Z'

/** A hall and a crane. */
export const portMedium = [
  halo(`${HALL}M1.6 19.6H30.4V23H1.6Z`, 3),
  stroke('M19 13.4V3.4L29 6.6M19 3.4L16 8M27 6V10.6', '#5a473b', 1.7),
  shape('M25.4 10.2H28.6V13H25.4Z', '#b08c60', '#4a403a', 1),
  shape('M2.6 20V12.4L8.6 7L14.6 12.4V20Z', '#e8d3a4', '#4a403a', 1.3),
  shape('M13.6 20V13.6H29.4V20Z', '#c98a6a', '#4a403a', 1.2),
  shape('M1.2 13.4L8.6 6L16 13.4L14.4 15L8.6 9.4L2.8 15Z', '#5f7480', '#4a403a', 1),
  shape('M7 20V15.4H10.2V20ZM17.4 15.6H20V18H17.4ZM23 15.6H25.6V18H23Z', '#5a473b', 'none'),
  shape('M1.6 19.8H30.4V23H1.6Z', '#b08c60', '#4a403a', 1.2),
  stroke('M2 27.4q3.5-2.6 7 0t7 0t7 0t7 0', '#4f7f9d', 1.9),
].join('')
