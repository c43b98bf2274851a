import { halo, shape } from '../../tiles/symbols/symbol'

const FAN = 'M2.2 12.4L11.4 7.4L19.6 24.4L13 29.6ZM9.6 6L20.4 4.2L23.2 24L13.4 26Z'

/** A hand of cards. */
export const handLimit = [
  halo(`${FAN}M18.6 5L29 8.6L22.4 28L14 26Z`, 3),
  shape('M2.2 13L11 7.6L20 23.4L12.6 29Z', '#d9cdb2', '#4a403a', 1.2),
  shape('M9.2 6L20 3.4L23.6 23.6L14 27.2Z', '#efe2c2', '#4a403a', 1.2),
  shape('M19.4 4.6L29.8 8.8L23.4 29.4L13.6 26.2Z', '#fbf4e2', '#4a403a', 1.3),
  shape('M21.6 12Q24 9.6 25.4 12.4Q27.4 14.4 25 16.4Q23.6 18.8 21 17Q18.8 15 21.6 12Z', '#b6c3a0', '#6a7a52', 1),
].join('')
