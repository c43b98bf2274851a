import { halo, shape } from '../../tiles/symbols/symbol'

const MAN =
  'M14.6 1.6a3.6 3.6 0 1 0 .01 0ZM11 10.4Q15 8.6 18.4 11L23.4 15.6L22 18L17.8 15.4L17 19.4L21 23L22.6 30.4H19L17.4 25L13.4 21.8L10.6 30.4H7L10.6 19.4L11.4 15L8.4 17.2L7.4 21.4L4.8 20.6L6 15.2Z'

/** Onward along the trail. */
export const walk = [
  halo(`${MAN}M24 20L31 25L24 30Z`, 3),
  shape(MAN, '#7d5a45', '#3f2d21', 1.2),
  shape('M8.8 3.4Q14.6 1.4 20.4 3.4L17.8 1.6Q17.4 -.6 14.6-.6Q11.8-.6 11.4 1.6Z', '#c59b4a', '#3f2d21', 1),
  shape('M24.4 20.4L30.8 25.2L24.4 30Z', '#8a9a58', '#4a403a', 1.2),
].join('')
