import { halo, shape } from './symbol'

/** Horses running free: one silhouette, three coats. */
const HORSE =
  'M0 7.4L3.4 3.8L4.2 1.6L5.6 3.2C8 4.6 9 7 11 7.8C13.6 8.2 16 7.4 18.4 8C19.8 8.4 20.4 9.2 20.6 10C22.2 9.6 24 10.4 24.8 13C23.2 12 22 12 20.8 12.4C20.6 13.4 20.2 14 20 14.4L22.6 16.4L22 19.8H20.6L20.8 17.2L17.4 15C15 15.2 12.6 15 10.8 14.4L9.6 16.6L6.2 17.4L3.8 19.6L2.8 18.6L5.4 16L8 15L8.2 13C7 11.6 6.6 9.8 6 8.2L4.6 7.6L1.6 8.8Z'

const moved = (x: number, y: number, s: number): string =>
  HORSE.replace(
    /(-?[\d.]+) (-?[\d.]+)/g,
    (_, a: string, b: string) =>
      `${Math.round((x + Number(a) * s) * 10) / 10} ${Math.round((y + Number(b) * s) * 10) / 10}`,
  ).replace(/H(-?[\d.]+)/g, (_, a: string) => `H${Math.round((x + Number(a) * s) * 10) / 10}`)

const [BACK, MIDDLE, FRONT] = [moved(11.4, 1.6, 0.8), moved(0.6, 5.4, 0.86), moved(7.4, 12, 0.96)]

export const herd = [
  halo(`${BACK}${MIDDLE}${FRONT}`),
  shape(BACK, '#4f3b30', '#3a2b24', 0.9),
  shape(MIDDLE, '#c79a62', '#5f4227', 0.9),
  shape(FRONT, '#8f4f33', '#4a2a1c', 1),
].join('')
