import { num } from '../tiles/path'

/** A drawing and its size; its upper left corner is at 0, 0. */
export interface Art {
  readonly width: number
  readonly height: number
  readonly markup: string
}

/** A drawing, moved and scaled. */
export const placed = (art: Art, x: number, y: number, scale = 1): string =>
  `<g transform="translate(${num(x)} ${num(y)})${scale === 1 ? '' : ` scale(${Math.round(scale * 1000) / 1000})`}">${art.markup}</g>`

/** A drawing centred in a box and shrunk to fit, but never enlarged. */
export function fitted(art: Art, x: number, y: number, width: number, height: number): string {
  const scale = Math.min(1, width / art.width, height / art.height)
  return placed(art, x + (width - art.width * scale) / 2, y + (height - art.height * scale) / 2, scale)
}

/** A drawing as a standalone picture. */
export const picture = (art: Art, attributes = 'aria-hidden="true"'): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${num(art.width)} ${num(art.height)}" ${attributes}>${art.markup}</svg>`
