import { halo, shape, stroke } from '../../tiles/symbols/symbol'

const TAILS = 'M10.4 16L6.6 29.4L11.4 27.2L14.4 31L17 20ZM21.6 16L25.4 29.4L20.6 27.2L17.6 31L15 20Z'
const ROSE =
  'M16 1.6L18.6 3.4L21.8 3L23 5.8L25.8 7.2L25.4 10.4L27.2 13L25.4 15.6L25.8 18.8L23 20.2L21.8 23L18.6 22.6L16 24.4L13.4 22.6L10.2 23L9 20.2L6.2 18.8L6.6 15.6L4.8 13L6.6 10.4L6.2 7.2L9 5.8L10.2 3L13.4 3.4Z'

/** A rosette from the sheep show. */
export const certificate = [
  halo(TAILS + ROSE, 3),
  shape(TAILS, '#2f6a73', '#27474c', 1.1),
  shape(ROSE, '#4f8f96', '#27474c', 1.2),
  shape('M16 6.4a6.6 6.6 0 1 0 .01 0Z', '#f6eed9', '#27474c', 1),
  stroke('M12.8 13.2L15.2 15.6L19.4 10.6', '#27474c', 1.9),
].join('')
