import { num } from '../tiles/path'

/** Numbers and letters on drawings; their style is set once, in the defs. */
const CLASS = 'nw-gwt-n'

export const LETTERING = `<style>.${CLASS}{font-family:var(--serif,Alegreya,Georgia,serif);font-weight:700;font-variant-numeric:lining-nums;text-anchor:middle;pointer-events:none;user-select:none}</style>`

/** Escaped, since anyone can write the component files these words come from. */
const safe = (text: string | number): string => `${text}`.replace(/[&<]/g, (c) => (c === '&' ? '&amp;' : '&lt;'))

/** A word or number centred on x, with its baseline at y. */
export const lettered = (text: string | number, x: number, y: number, size: number, fill = '#3d3a36'): string =>
  `<text class="${CLASS}" x="${num(x)}" y="${num(y)}" font-size="${num(size)}" fill="${fill}">${safe(text)}</text>`

/** The same with a light outline, to be readable on a drawing. */
export const rimmed = (
  text: string | number,
  x: number,
  y: number,
  size: number,
  fill = '#3d3a36',
  rim = '#f8f1de',
): string =>
  `<text class="${CLASS}" x="${num(x)}" y="${num(y)}" font-size="${num(size)}" fill="${fill}" stroke="${rim}" stroke-width="${num(size / 6)}" paint-order="stroke" stroke-linejoin="round">${safe(text)}</text>`

/** With a true minus sign. */
export const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`)
export const minus = (n: number): string => (n < 0 ? `−${-n}` : String(n))
