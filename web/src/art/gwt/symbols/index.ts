import { BOX, shape } from '../../tiles/symbols/symbol'

const NAMES = [
  'pound',
  'certificate',
  'permanent_certificate',
  'certificate_limit',
  'gold',
  'token',
  'disc_white',
  'disc_black',
  'disc_grey',
  'warehouse',
  'shepherd',
  'builder',
  'sailor',
  'shearer',
  'joker',
  'worker',
  'flood',
  'landslide',
  'hazard',
  'hand_green',
  'hand_black',
  'shropshire',
  'southdown',
  'english_leicester',
  'merino',
  'dorset_horn',
  'lincoln',
  'corriedale',
  'hampshire',
  'ryeland',
  'suffolk',
  'romney',
  'bonus_sheep_3',
  'bonus_sheep_7',
  'sheep',
  'wool',
  'permanent_wool',
  'breeding',
  'points',
  'objective',
  'exploration',
  'kotare',
  'sheepdog',
  'ferry',
  'harbourmaster',
  'port_small',
  'port_medium',
  'port_large',
  'ship',
  'movement',
  'walk',
  'draw',
  'discard',
  'remove',
  'top_deck',
  'hand_limit',
  'auxiliary',
  'auxiliary_double',
  'forecast',
  'bag',
  'marker',
  'wheel',
  'barrel',
  'bell',
  'compass',
  'build',
  'replace',
  'lush',
  'risky',
  'bonus_tile',
  'bonus_card',
  'shear',
  'sheep_market',
  'wellington',
  'sarah',
] as const

export type SymbolName = (typeof NAMES)[number]
export const SYMBOL_NAMES: readonly SymbolName[] = NAMES
export const isSymbol = (name: string): name is SymbolName => (NAMES as readonly string[]).includes(name)

/** One small drawing in a box of 32 by 32 units. */
export const symbol = (_name: SymbolName): string => shape('M4 4H28V28H4Z', '#d9c79c')

export const symbolId = (name: SymbolName): string => `nw-gwt-${name}`

/** Everything that drawings refer to; it goes once into the page, inside an svg of no size. */
export const artDefs = (): string =>
  NAMES.map((name) => `<symbol id="${symbolId(name)}" viewBox="0 0 ${BOX} ${BOX}" overflow="visible">${symbol(name)}</symbol>`).join('')

/** A symbol inside a larger drawing; needs `artDefs` in the page. */
export const symbolAt = (name: SymbolName, x: number, y: number, size: number = BOX): string =>
  `<use href="#${symbolId(name)}" x="${x}" y="${y}" width="${size}" height="${size}"/>`

/** A symbol as a picture of its own, for text and tables; needs nothing else. */
export const symbolIcon = (name: SymbolName): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-1 -1 ${BOX + 2} ${BOX + 2}" width="1em" height="1em" aria-hidden="true">${symbol(name)}</svg>`
