import { num } from '../../tiles/path'
import { BOX } from '../../tiles/symbols/symbol'
import { LETTERING } from '../lettering'
import { DRAWINGS } from './drawings'

export type SymbolName = keyof typeof DRAWINGS

export const SYMBOL_NAMES = Object.keys(DRAWINGS) as SymbolName[]
export const isSymbol = (name: string): name is SymbolName => Object.hasOwn(DRAWINGS, name)

/** A small drawing in a box of 32 by 32 units, always the same for the same concept. */
export const symbol = (name: SymbolName): string => DRAWINGS[name]

/** Set once for the whole symbol rather than on each stroke. */
const ROUND = ' stroke-linejoin="round" stroke-linecap="round"'

const symbolId = (name: SymbolName): string => `nw-gwt-${name}`

/** Everything that larger drawings refer to; include it once in the page, inside a zero-size svg. */
export const artDefs = (): string =>
  LETTERING +
  SYMBOL_NAMES.map(
    (name) =>
      `<symbol id="${symbolId(name)}" viewBox="0 0 ${BOX} ${BOX}" overflow="visible"><g${ROUND}>${symbol(name).replaceAll(ROUND, '')}</g></symbol>`,
  ).join('')

/** A symbol inside a larger drawing; needs `artDefs` in the page. */
export const symbolAt = (name: SymbolName, x: number, y: number, size: number = BOX): string =>
  `<use href="#${symbolId(name)}" x="${num(x)}" y="${num(y)}" width="${num(size)}" height="${num(size)}"/>`

/** A symbol as a standalone picture, for text and tables; needs nothing else. */
export const symbolIcon = (name: SymbolName): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-1 -1 ${BOX + 2} ${BOX + 2}" width="1em" height="1em" aria-hidden="true">${symbol(name)}</svg>`
