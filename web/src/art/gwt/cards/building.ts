import type { Art } from '../art'
import { lettered } from '../lettering'
import { symbolAt } from '../symbols'
import { seatColour, seatMark } from '../../../pieces/seats'
import type { Hand, NeutralBuilding, PersonalBuilding } from '../types'
import { sheet, wreath } from './frame'
import { BUILDING } from './sizes'
import { effectLines } from './stack'

/** Buildings: a header strip under a roof line, then the effects, one per line. */

const { width: W, height: H } = BUILDING
const STRIP = 19

const strip = (colour: string): string =>
  `<path d="M1.6 ${STRIP}V6Q1.6 1.6 6 1.6H${W - 6}Q${W - 1.6} 1.6 ${W - 1.6} 6V${STRIP}Z" fill="${colour}"/><path d="M1.6 ${STRIP}H${W - 1.6}" stroke="#4a403a" stroke-width="1.1"/>`

const hand = (kind: Hand): string =>
  kind === 'none' ? '' : symbolAt(kind === 'green' ? 'hand_green' : 'hand_black', 56, 2, 15)

const seatBadge = (seat: number): string =>
  `<g transform="translate(11 10.4)"><circle r="7.4" fill="#fbf6e8" stroke="#3d3a36" stroke-width=".9"/><path d="${seatMark(seat)}" fill="#2f2c2a" fill-rule="evenodd"/></g>`

/** A player's building, in the owner's colour and mark; without a seat, it is in the supply. */
export function buildingArt(tile: PersonalBuilding, seat?: number): Art {
  const isOwned = seat !== undefined
  const number = `<rect x="${isOwned ? 20 : 4}" y="3" width="21" height="14.4" rx="3" fill="#fbf6e8" stroke="#3d3a36" stroke-width=".8"/>${lettered(tile.id, isOwned ? 30.5 : 14.5, 14.4, 13)}`
  const builders =
    symbolAt('builder', isOwned ? 42 : 27, 2.6, 15) + (isOwned ? '' : lettered(tile.builders, 47, 15, 14))
  const inner = [
    strip(isOwned ? seatColour(seat) : '#c9b38a'),
    isOwned ? seatBadge(seat) : '',
    number,
    isOwned ? '' : builders,
    hand(tile.hand),
    wreath(tile.vp, W - 11, 10.6, 20),
    effectLines(tile.actions, { x: 5, y: STRIP + 2, width: W - 10, height: H - STRIP - 5 }, 0.72),
  ].join('')
  return sheet(W, H, '#f8f1de', inner)
}

/** A neutral building, showing its face-up side. */
export function neutralArt(tile: NeutralBuilding, side: 1 | 2 = 1): Art {
  const effects = side === 2 && tile.side_2?.length ? tile.side_2 : tile.side_1
  const isTurned = side === 2 && Boolean(tile.side_2?.length)
  const colour = isTurned ? '#8fb3b0' : '#cdb98f'
  const inner = [
    `<path d="M1.6 6Q1.6 1.6 6 1.6H19V${H - 1.6}H6Q1.6 ${H - 1.6} 1.6 ${H - 6}Z" fill="${colour}"/><path d="M19 1.6V${H - 1.6}" stroke="#4a403a" stroke-width="1.1"/>`,
    lettered(tile.letter, 10.4, 24, 19, '#3d3226'),
    `<g opacity=".75">${symbolAt('build', 3, 46, 14)}</g>`,
    effectLines(effects, { x: 22, y: 3, width: W - 26, height: H - 6 }, 0.72),
  ].join('')
  return sheet(W, H, '#fbf4e2', inner)
}
