import { halo, shape } from '../../tiles/symbols/symbol'

/** A worker's head and shoulders; hat and tool indicate the trade. */
const HEAD = 'M11 11.4a5 5.6 0 1 0 10 0a5 5.6 0 1 0-10 0Z'
const SHOULDERS = 'M3 30C3 22.6 8.4 18.4 16 18.4C23.6 18.4 29 22.6 29 30Z'

export const INK = '#4a403a'

export function bust(coat: string, hat: string, hatColour: string, detail: string, tool = ''): string {
  return [
    halo(HEAD + SHOULDERS + hat, 3),
    shape(SHOULDERS, coat, INK, 1.3),
    shape(HEAD, '#e2b995', INK, 1.2),
    detail,
    shape(hat, hatColour, INK, 1.2),
    tool,
  ].join('')
}

/** Something held in front of the chest, with a light outline. */
export const held = (d: string, fill: string, width = 1.1): string => halo(d, 2.6) + shape(d, fill, INK, width)
