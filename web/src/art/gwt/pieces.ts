import { seatColour, seatMark } from '../../pieces/seats'
import type { Art } from './art'

/** Pieces in a player's colour with the seat's mark, each centred in its own box. */

const RIM = '#fbf6e8'
const INK = '#3d3a36'

const mark = (seat: number, x: number, y: number, scale: number): string =>
  `<g transform="translate(${x} ${y}) scale(${scale})"><circle r="7.4" fill="${RIM}" stroke="${INK}" stroke-width="1.2"/><path d="${seatMark(seat)}" fill="#2f2c2a" fill-rule="evenodd"/></g>`

function piece(
  size: number,
  body: string,
  detail: string,
  seat: number,
  at: readonly [number, number],
  scale: number,
): Art {
  const markup = [
    `<path d="${body}" fill="${INK}" fill-opacity=".28" transform="translate(.8 2)"/>`,
    `<path d="${body}" fill="${RIM}" stroke="${RIM}" stroke-width="4" stroke-linejoin="round"/>`,
    `<path d="${body}" fill="${seatColour(seat)}" stroke="${INK}" stroke-width="1.5" stroke-linejoin="round"/>`,
    detail,
    mark(seat, at[0], at[1], scale),
  ].join('')
  return { width: size, height: size, markup }
}

const ink = (d: string, width = 1.3): string =>
  `<path d="${d}" fill="none" stroke="#2f2c2a" stroke-opacity=".8" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"/>`

/** The breeder: wide hat, long coat and crook. */
const BREEDER =
  'M18 14.6C23.6 14.6 26.4 18 26.8 23.4L28 33.4H8L9.2 23.4C9.6 18 12.4 14.6 18 14.6ZM13.6 11a4.4 4.6 0 1 0 8.8 0a4.4 4.6 0 1 0-8.8 0ZM6.6 9.2Q18 5.2 29.4 9.2Q26 5.8 23.4 5.4Q22.4 1.4 18 1.4Q13.6 1.4 12.6 5.4Q10 5.8 6.6 9.2Z'
const CROOK = 'M30.4 33.6V13C30.4 8.6 36 9 35 13.2'

export function breederArt(seat: number): Art {
  const crook = `<path d="${CROOK}" fill="none" stroke="${RIM}" stroke-width="5" stroke-linecap="round"/><path d="${CROOK}" fill="none" stroke="${INK}" stroke-width="3" stroke-linecap="round"/><path d="${CROOK}" fill="none" stroke="#b98b52" stroke-width="1.4" stroke-linecap="round"/>`
  return piece(36, BREEDER, crook + ink('M12.6 6.4Q18 5 23.4 6.4M13.6 15.8L18 20L22.4 15.8'), seat, [18, 26.4], 0.66)
}

const SHIP = 'M3 23H33L29 32H8.6ZM17.2 3.4Q6 10 5.4 20.6H17.2ZM19 5Q29.6 11.6 30.6 20.6H19Z'

export const shipArt = (seat: number): Art =>
  piece(36, SHIP, ink('M18.1 2V23', 2) + ink('M6 25.8H31'), seat, [18.4, 26.8], 0.62)

const DISC = 'M12 1.6a10.4 10.4 0 1 0 .01 0Z'

export const discArt = (seat: number): Art =>
  piece(24, DISC, ink('M12 3.8a8.2 8.2 0 1 0 .01 0Z', 0.8), seat, [12, 12], 0.78)

const SHED = 'M2 22V9.6L12 2L22 9.6V22Z'

export const warehouseArt = (seat: number): Art =>
  piece(24, SHED, ink('M1.4 11L12 3L22.6 11', 1.6), seat, [12, 14.6], 0.76)
