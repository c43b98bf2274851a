import { num } from '../../tiles/path'
import type { Art } from '../art'
import { lettered } from '../lettering'
import { symbolAt } from '../symbols'

/** Card stock with its border; `color` sets the ink for rows of symbols, whatever the page's theme. */
export const sheet = (width: number, height: number, fill: string, inner: string, radius = 6): Art => ({
  width,
  height,
  markup: `<g color="#3d3a36"><rect x=".8" y=".8" width="${num(width - 1.6)}" height="${num(height - 1.6)}" rx="${radius}" fill="${fill}" stroke="#4a403a" stroke-width="1.6"/>${inner}</g>`,
})

/** A plate's rounded box inside a card. */
export const plate = (
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  radius = 4,
  line = '#4a403a',
): string =>
  `<rect x="${num(x)}" y="${num(y)}" width="${num(width)}" height="${num(height)}" rx="${radius}" fill="${fill}" stroke="${line}" stroke-width="1.1"/>`

/** Points in a wreath, centred on x, y. */
export function wreath(vp: number, x: number, y: number, size = 30): string {
  const words = vp < 0 ? `−${-vp}` : `${vp}`
  return (
    symbolAt('points', x - size / 2, y - size / 2, size) +
    lettered(words, x, y + size * 0.17, size * (words.length > 1 ? 0.43 : 0.52))
  )
}

/** A breeding value on its ear tag, centred on x, y. */
export function tag(value: number, x: number, y: number, size = 32): string {
  const s = size / 32
  return `<g transform="translate(${num(x - size / 2)} ${num(y - size / 2)}) scale(${num(s)})"><path d="M9 2.6H23L28 8.4V29.4H4V8.4Z" fill="#f8efd4" stroke="#4a403a" stroke-width="1.5" stroke-linejoin="round"/><circle cx="16" cy="6.6" r="2" fill="#a48b5c" stroke="#4a403a"/>${lettered(value, 16, 26, value > 9 ? 17 : 20)}</g>`
}

/** Wool with its value, centred on x, y. */
export const fleece = (value: number, x: number, y: number, size = 32): string =>
  `<g><path transform="translate(${num(x - size / 2)} ${num(y - size / 2)}) scale(${num(size / 32)})" d="M9 27.4Q3.6 27.6 3.2 22.4Q.4 19 3 15.4Q3 10 8.2 9.8Q10.4 4.6 16 5.6Q21.6 4.6 23.8 9.8Q29 10 29 15.4Q31.6 19 28.8 22.4Q28.4 27.6 23 27.4Q19.6 30.4 16 28.4Q12.4 30.4 9 27.4Z" fill="#fdf8ea" stroke="#4a403a" stroke-width="1.5" stroke-linejoin="round"/>${lettered(value, x, y + size * 0.24, size * (value > 9 ? 0.5 : 0.6))}</g>`
