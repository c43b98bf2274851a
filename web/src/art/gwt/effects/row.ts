import type { Art } from '../art'
import { placed } from '../art'
import { fleece, tag } from '../cards/frame'
import { lettered } from '../lettering'
import { symbolAt, type SymbolName } from '../symbols'

/** Rows of symbols and numbers, all the same height. */
export const ROW = 32

const art = (width: number, markup: string): Art => ({ width, height: ROW, markup })

export const icon = (name: SymbolName): Art => art(ROW, symbolAt(name, 0, 0))

const SMALL = 21

/** A small, lowered symbol: what another is multiplied by. */
export const smallIcon = (name: SymbolName): Art => art(SMALL, symbolAt(name, 0, ROW - SMALL - 3, SMALL))

const letters = (text: string): number =>
  [...text].reduce((sum, c) => sum + (c === '1' ? 10.5 : /[.,–]/.test(c) ? 9 : 12.5), 0)

export const text = (words: string, fill?: string): Art =>
  art(letters(words) + 2, lettered(words, (letters(words) + 2) / 2, 24.4, 25, fill ?? 'currentColor'))

const DISC = '<circle cx="16" cy="16" r="14" fill="#dcb65a" stroke="#5d4824" stroke-width="1.4"/>'
const PAID = '<circle cx="16" cy="16" r="14" fill="#efe0bd" stroke="#a33f33" stroke-width="1.8"/>'
const BAND = '<circle cx="16" cy="16" r="11.6" fill="none" stroke="#8a6a2c" stroke-width=".8"/>'

const coinSize = (words: string): number => (words.length > 2 ? 15 : words.length > 1 ? 18 : 21)

/** Money received: the amount on a coin. */
export const coin = (words: string | number): Art =>
  art(ROW, DISC + BAND + lettered(words, 16, 16 + coinSize(`${words}`) * 0.33, coinSize(`${words}`), '#3f2f14'))

/** Money paid, with a minus sign. */
export const price = (words: string | number): Art =>
  art(ROW, PAID + lettered(words, 16, 16 + coinSize(`${words}`) * 0.33, coinSize(`${words}`), '#8f2f25'))

/** The lowest price on offer. */
export const cheapest = art(
  ROW,
  `${PAID}<path d="M16 7V20M9.6 15.6L16 23.6L22.4 15.6" fill="none" stroke="#8f2f25" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/>`,
)

/** Points in a wreath. */
export const points = (words: string | number): Art =>
  art(ROW, symbolAt('points', 0, 0) + lettered(words, 16, 21.6, `${words}`.length > 1 ? 13.5 : 16))

/** A card to take, with its symbol. */
export const card = (name: SymbolName): Art =>
  art(
    26,
    `<rect x="1" y=".5" width="24" height="31" rx="3" fill="#fbf4e2" stroke="#4a403a" stroke-width="1.3"/>${symbolAt(name, 2.6, 5.6, 20.8)}`,
  )

/** Wool value and breeding value. */
export const woolWorth = (value: number): Art => art(ROW, fleece(value, 16, 16))
export const breedWorth = (value: number): Art => art(28, tag(value, 14, 16))

export const slash = art(10, '<path d="M8 4L2 28" stroke="currentColor" stroke-width="2.2" stroke-linecap="round"/>')
export const arrow = art(
  16,
  '<path d="M2 16H9M8.4 11L14 16L8.4 21Z" fill="currentColor" stroke="currentColor" stroke-width="2.4" stroke-linejoin="round" stroke-linecap="round"/>',
)
export const space = art(3, '')
export const plus = art(
  10,
  '<path d="M5 12V20M1 16H9" stroke="currentColor" stroke-width="2.2" stroke-linecap="round"/>',
)

/** Drawings side by side. */
export function row(items: readonly Art[], gap = 3): Art {
  let width = 0
  const parts = items.map((item) => {
    const markup = placed(item, width, 0)
    width += item.width + gap
    return markup
  })
  return art(Math.max(0, width - gap), parts.join(''))
}

/** Separates the options of a choice. */
export const bar = art(
  12,
  '<path d="M6 2V11M6 21V30" stroke="currentColor" stroke-width="2.2" stroke-linecap="round"/><path d="M6 12.6L9.4 16L6 19.4L2.6 16Z" fill="currentColor"/>',
)

/** Alternatives, separated by slashes. */
export const either = (items: readonly Art[], between: Art = slash): Art[] =>
  items.flatMap((item, i) => (i ? [between, item] : [item]))
