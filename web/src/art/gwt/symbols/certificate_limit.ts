import { halo, shape } from '../../tiles/symbols/symbol'

const ROSE =
  'M11 8.6L13 10L15.4 9.6L16.4 11.8L18.6 12.8L18.2 15.2L19.6 17.2L18.2 19.2L18.6 21.6L16.4 22.6L15.4 24.8L13 24.4L11 25.8L9 24.4L6.6 24.8L5.6 22.6L3.4 21.6L3.8 19.2L2.4 17.2L3.8 15.2L3.4 12.8L5.6 11.8L6.6 9.6L9 10Z'
const ARROW = 'M25 3L31 11H27.6V29H22.4V11H19Z'

export const certificateLimit = [
  halo(ROSE + ARROW, 3),
  shape(ROSE, '#4f8f96', '#27474c', 1.2),
  shape('M11 12.6a4.6 4.6 0 1 0 .01 0Z', '#f6eed9', '#27474c', 1),
  shape(ARROW, '#a9b67a', '#4a403a', 1.2),
].join('')
