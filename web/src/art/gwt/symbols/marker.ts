import { halo, shape } from '../../tiles/symbols/symbol'

const PENNANT = 'M8 2.4H10.8V5L28.6 10.4L10.8 16.4V26H8Z'

/** The bonus market's marker. */
export const marker = [
  halo(`${PENNANT}M4 25.6H15V30H4Z`, 3),
  shape('M10.4 4.4L29 10.4L10.4 17Z', '#c98a3c', '#4a403a', 1.3),
  shape('M7.6 2H10.6V26H7.6Z', '#7d5f40', '#4a403a', 1),
  shape('M3.4 25.4H14.8V29.8H3.4Z', '#b08c60', '#4a403a', 1.2),
  shape('M13.6 10.6L15 8L16.4 10.6L19 11L17 12.6L15 13.8L13 12.6L12.4 11Z', '#fbf4e2', 'none'),
].join('')
