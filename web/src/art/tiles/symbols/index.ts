import { beaver } from './beaver'
import { bison } from './bison'
import { camp } from './camp'
import { city } from './city'
import { deer } from './deer'
import { farm } from './farm'
import { herd } from './herd'
import { locomotive } from './locomotive'
import { nugget } from './nugget'
import { postHouse } from './post_house'
import { shield } from './shield'
import { BOX } from './symbol'
import { turkey } from './turkey'

/** Every symbol, identical on tiles, in the log, in the help and on the score sheet. */
export const SYMBOLS = {
  shield,
  post_house: postHouse,
  farm,
  deer,
  turkey,
  beaver,
  bison,
  nugget,
  locomotive,
  city,
  camp,
  herd,
} as const

export type IconName = keyof typeof SYMBOLS

/** Any of these counts as one animal; in text the deer stands for all of them. */
export const ANIMALS: readonly IconName[] = ['deer', 'turkey', 'beaver', 'bison']

export const iconId = (name: IconName): string => `nw-${name}`

export const symbolDefs = (): string =>
  (Object.keys(SYMBOLS) as IconName[])
    .map(
      (name) => `<symbol id="${iconId(name)}" viewBox="0 0 ${BOX} ${BOX}" overflow="visible">${SYMBOLS[name]}</symbol>`,
    )
    .join('')

/** A symbol as a standalone picture, for text and tables. */
export const iconArt = (name: IconName): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-1 -1 ${BOX + 2} ${BOX + 2}" width="1em" height="1em" aria-hidden="true">${SYMBOLS[name]}</svg>`
