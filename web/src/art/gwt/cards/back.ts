import type { Art } from '../art'
import { symbolAt, type SymbolName } from '../symbols'
import { seatColour } from '../../../pieces/seats'
import { sheet } from './frame'
import { CARD, TILE } from './sizes'

/** Card backs: one colour and one emblem per deck, on a trellis. */
export type CardBack = 'player' | 'sheep' | 'support' | 'bonus' | 'objective' | 'sarah'

const BACKS: Record<CardBack, { readonly colour: string; readonly emblem: SymbolName }> = {
  player: { colour: '#8fa08a', emblem: 'sheep' },
  sheep: { colour: '#b89a5f', emblem: 'sheep_market' },
  support: { colour: '#7fa3a8', emblem: 'sheepdog' },
  bonus: { colour: '#5d7486', emblem: 'bonus_card' },
  objective: { colour: '#a4604f', emblem: 'objective' },
  sarah: { colour: '#5f8a86', emblem: 'sarah' },
}

function trellis(width: number, height: number): string {
  const lines: string[] = []
  for (let x = -height; x < width; x += 14) lines.push(`M${x} ${height}L${x + height} 0M${x} 0L${x + height} ${height}`)
  return lines.join('')
}

/** A player's own deck takes the seat's colour. */
export function cardBack(kind: CardBack, seat?: number): Art {
  const { colour, emblem } = BACKS[kind]
  const { width, height } = CARD
  const inner =
    `<svg x="8" y="8" width="${width - 16}" height="${height - 16}"><rect width="100%" height="100%" fill="${seat === undefined ? colour : seatColour(seat)}"/><path d="${trellis(width - 16, height - 16)}" stroke="#f8f1de" stroke-opacity=".35" stroke-width="1.4" fill="none"/></svg>` +
    `<rect x="8" y="8" width="${width - 16}" height="${height - 16}" rx="3" fill="none" stroke="#4a403a" stroke-width="1.1"/><circle cx="60" cy="84" r="33" fill="#f8f1de" stroke="#4a403a" stroke-width="1.6"/>${symbolAt(emblem, 36, 60, 48)}`
  return sheet(width, height, '#f8f1de', inner, 8)
}

/** Backs of the tiles in the two bags. */
export function tileBack(bag: 'A' | 'B'): Art {
  const { width, height } = TILE
  const inner =
    `<rect x="5" y="5" width="${width - 10}" height="${height - 10}" rx="4" fill="${bag === 'A' ? '#a98a63' : '#6f8f97'}" stroke="#4a403a" stroke-width="1"/>${symbolAt('bag', 16, 12, 32)}` +
    `<text class="nw-gwt-n" x="32" y="38" font-size="20" fill="#f8f1de">${bag}</text>`
  return sheet(width, height, '#f3e7cf', inner)
}
