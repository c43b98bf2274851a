import { symbolAt } from '../symbols'
import type { Breed } from '../palette'
import { BREEDS } from '../palette'

/** A sheep standing in its landscape: the body in wool, its head the breed's symbol. 96 by 74 units. */
const BODY =
  'M22 26Q24 14 35 17Q41 8 51 13Q60 7 68 15Q80 13 83 24Q93 30 88 40Q90 52 79 54Q72 62 62 57Q52 63 43 57Q31 60 28 50Q18 45 22 36Q18 31 22 26Z'
const LEGS = 'M34 50V71M46 54V72M66 54V71M77 50V72'
const HOOVES = 'M34 69V72.4M46 70V73.4M66 69V72.4M77 70V73.4'
const CURLS = 'M48 22q4 4 8 0M60 30q4 4 8 0M70 22q4 4 8 0M46 38q4 4 8 0M58 46q4 4 8 0M72 40q4 4 8 0M78 32q3 3 6 0'
/** Locks of the longwool breeds, hanging below the belly. */
const LONG =
  'M24 48Q21 58 25 63Q30 63 30 57Q31 65 36 67Q41 65 40 59Q42 67 48 69Q53 66 51 60Q55 68 60 68Q65 65 62 59Q67 66 72 65Q76 62 73 56Q79 61 83 58Q86 53 82 46Z'

const isLongWool = (breed: Breed): boolean =>
  breed === 'lincoln' || breed === 'english_leicester' || breed === 'bonus_sheep_7'
const DARK_LEGS: readonly Breed[] = ['suffolk', 'hampshire', 'shropshire', 'bonus_sheep_7']

/** Most breeds have white wool; a tint of the card's colour tells them apart. */
function tinged(colour: string): string {
  const part = (i: number) => Number.parseInt(colour.slice(i, i + 2), 16)
  const mix = [1, 3, 5].map((i, k) => Math.round(part(i) * 0.22 + ([250, 243, 226][k] as number) * 0.78))
  return `#${mix.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

const woolOf = (breed: Breed): string =>
  breed === 'southdown' ? '#8a8079' : breed === 'ryeland' ? '#c2a27c' : tinged(BREEDS[breed])

export function sheepFigure(breed: Breed): string {
  const [wool, legs] = [woolOf(breed), DARK_LEGS.includes(breed) ? '#3f3836' : '#c9b598']
  return [
    '<ellipse cx="55" cy="72" rx="36" ry="4" fill="#3d3a36" fill-opacity=".2"/>',
    `<path d="${LEGS}" stroke="#4a403a" stroke-width="7" fill="none"/><path d="${LEGS}" stroke="${legs}" stroke-width="4.4" fill="none"/><path d="${HOOVES}" stroke="#3f3732" stroke-width="7" fill="none"/>`,
    isLongWool(breed)
      ? `<path d="${LONG}" fill="${wool}" stroke="#4a403a" stroke-width="1.4" stroke-linejoin="round"/>`
      : '',
    `<path d="${BODY}" fill="${wool}" stroke="#4a403a" stroke-width="1.6" stroke-linejoin="round"/><path d="${CURLS}" fill="none" stroke="#a3937a" stroke-width="1.4" stroke-linecap="round"/>`,
    symbolAt(breed, 1, 2, 46),
  ].join('')
}
