import { HALO } from '../palette'

/** A symbol in a box of 32 by 32 units, centred on the origin. */
export const BOX = 32

/** A light outline that makes a symbol stand out on any ground. */
export const halo = (d: string, width = 4): string =>
  `<path d="${d}" fill="${HALO}" stroke="${HALO}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"/>`

export const shape = (d: string, fill: string, stroke = '#4a403a', width = 1): string =>
  `<path d="${d}" fill="${fill}" stroke="${stroke}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"/>`

export const stroke = (d: string, colour: string, width: number): string => shape(d, 'none', colour, width)
