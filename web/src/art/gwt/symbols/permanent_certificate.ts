import { halo, shape, stroke } from '../../tiles/symbols/symbol'

const FRAME = 'M3 2H29V30H3Z'
const ROSE =
  'M16 5L18 6.4L20.4 6L21.4 8.2L23.6 9.2L23.2 11.6L24.6 13.6L23.2 15.6L23.6 18L21.4 19L20.4 21.2L18 20.8L16 22.2L14 20.8L11.6 21.2L10.6 19L8.4 18L8.8 15.6L7.4 13.6L8.8 11.6L8.4 9.2L10.6 8.2L11.6 6L14 6.4Z'

/** A framed rosette: it is never spent. */
export const permanentCertificate = [
  halo(FRAME, 2),
  shape(FRAME, '#e9d3a0', '#5d4824', 1.5),
  stroke('M5.2 4.2H26.8V27.8H5.2Z', '#8a6a2c', 0.9),
  shape(
    'M11.6 18L9.2 26.8L12.6 25.2L15 27.4L16.6 20ZM20.4 18L22.8 26.8L19.4 25.2L17 27.4L15.4 20Z',
    '#2f6a73',
    '#27474c',
    1,
  ),
  shape(ROSE, '#4f8f96', '#27474c', 1.1),
  shape('M16 9a4.6 4.6 0 1 0 .01 0Z', '#f6eed9', '#27474c', 0.9),
].join('')
