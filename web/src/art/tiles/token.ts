import { nugget } from './symbols/nugget'

/** Mine tokens: round, with identical backs and the value on the front; a worthless one shows a stone. */
export const TOKEN_BOX = 40

const DISC =
  'M20 1.6L28 3.4L34.6 8.4L38.2 16L37.8 24.6L33.4 32.2L26 37.2L17.4 38.2L9.4 35.2L3.6 28.8L1.6 20.4L3.6 11.8L9.4 5Z'

const disc = (fill: string): string =>
  `<path d="${DISC}" fill="#3d3a36" fill-opacity=".3" transform="translate(1 1.6)"/><path d="${DISC}" fill="${fill}" stroke="#4a403a" stroke-width="1.6" stroke-linejoin="round"/>` +
  `<circle cx="20" cy="20" r="14.6" fill="none" stroke="#4a403a" stroke-width=".9" stroke-dasharray="2.4 2"/>`

const PICK =
  '<path d="M12.6 29L27 12.4" stroke="#6a4c33" stroke-width="3" stroke-linecap="round"/><path d="M17.6 8.6C24 8.4 30 13.4 31 20.6C28.4 15.6 23.4 11.4 17.6 8.6Z" fill="#c9c1b0" stroke="#4a403a" stroke-width="1.2" stroke-linejoin="round"/>'
const CART = '<path d="M12 22H28L25.6 29H14.4Z" fill="#8c6345" stroke="#4a403a" stroke-width="1.2"/>'

export const tokenBack = (): string => disc('#8d745c') + CART + PICK

const STONE =
  '<path d="M11 23L13.4 15.6L20 12L26.4 14.4L29 22L24.6 27.4H15Z" fill="#aaa091" stroke="#4a403a" stroke-width="1.4" stroke-linejoin="round"/><path d="M13.4 15.6L19 19L26.4 14.4M19 19L18 27" fill="none" stroke="#4a403a" stroke-width="1"/>'

export function tokenFront(value: number): string {
  if (value === 0) return disc('#d8cfbc') + STONE
  const number = `<text x="20" y="32.4" font-size="19" text-anchor="middle" font-family="'IM Fell English', Alegreya, serif" font-weight="700" fill="#4a403a">${value}</text>`
  return `${disc('#f0dfae')}<g transform="translate(13.6 5.6) scale(.4)">${nugget}</g>${number}`
}
