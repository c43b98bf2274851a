import type { Art } from '../art'
import { rimmed } from '../lettering'
import { isSymbol, symbolAt, type SymbolName } from '../symbols'
import { breedWorth, coin, either, icon, ROW, row, smallIcon, text } from './row'

/** What effects count, name or require. */

const pair = (name: SymbolName): Art => row([smallIcon(name), smallIcon(name)], -6)
const atLeast = (n: number, name: SymbolName): Art => row([text(`${n}+`), smallIcon(name)], 0)

const COUNTED: Readonly<Record<string, () => Art>> = {
  lush_building: () => row([smallIcon('build'), smallIcon('lush')], -6),
  hazard_pair: () => pair('hazard'),
  warehouse_pair: () => pair('warehouse'),
  worker_pair: () => pair('worker'),
  objective_played: () => smallIcon('objective'),
  exploration_5: () => row([text('5'), smallIcon('exploration')], 0),
  building: () => smallIcon('build'),
}

export const countedArt = (per: string): Art => COUNTED[per]?.() ?? (isSymbol(per) ? smallIcon(per) : text('?'))

const CONDITIONS: Readonly<Record<string, () => Art>> = {
  disc_13_plus: () => row([icon('disc_black'), text('13+')], 0),
  building: () => icon('build'),
  building_4: () => row([icon('build'), text('4+'), smallIcon('builder')], 0),
  shearers_2: () => row([icon('shearer'), icon('shearer')], -6),
  lincoln_or_corriedale: () => row(either([icon('lincoln'), icon('corriedale')]), 0),
  hampshire_or_ryeland: () => row(either([icon('hampshire'), icon('ryeland')]), 0),
  explored_6: () => atLeast(6, 'exploration'),
}

export const conditionArts = (conditions: readonly string[]): Art[] =>
  conditions.map((name) => CONDITIONS[name]?.() ?? (isSymbol(name) ? icon(name) : text('?')))

/** Two identical sheep. */
const PAIR: Art = {
  width: 50,
  height: ROW,
  markup: `${symbolAt('sheep', 20, -1, 28)}${symbolAt('sheep', 0, 5, 28)}${rimmed('=', 40, 31, 19)}`,
}

/** The cards that `what` asks for. */
export function wantedArt(what: string): Art {
  if (what === 'pair_same_breed') return PAIR
  if (what === 'own_starting_sheep_breeding_2') return row([icon('sheep'), breedWorth(2)], -2)
  const breed = what.replace('breed:', '')
  return isSymbol(breed) ? icon(breed) : icon('sheep')
}

export const breedArts = (breeds: readonly string[]): Art[] =>
  either(breeds.map((breed) => icon(isSymbol(breed) ? breed : 'sheep')))

/** A count, printed as a number or as the workers that provide it. */
export const amount = (n: number | string | undefined): Art[] => {
  if (n === 'sailors') return [smallIcon('sailor'), text('×')]
  if (n === 'shearers') return [smallIcon('shearer'), text('×')]
  return [text(`${n ?? 1}`)]
}

export const modified = (mod: number | undefined): Art[] => (mod ? [coin(mod < 0 ? `−${-mod}` : `+${mod}`)] : [])
