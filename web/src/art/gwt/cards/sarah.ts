import { type Art, fitted } from '../art'
import { icon, row, smallIcon, text } from '../effects/row'
import { lettered } from '../lettering'
import { isSymbol, symbolAt, type SymbolName } from '../symbols'
import type { Effect, SarahCard } from '../types'
import { plate, sheet } from './frame'
import { CARD } from './sizes'
import { effectLines } from './stack'

/** Sarah's cards: how far she moves above, what she does below; two variants where it depends on her speciality. */

const { width: W, height: H } = CARD

const trade = ({ type }: SarahCard): SymbolName => (type && isSymbol(type) ? type : 'worker')

function steps(card: SarahCard): Art {
  if (typeof card.move === 'number') return row([text(`${card.move}`), icon('walk')])
  return row([text('×'), smallIcon(card.move === 'type' ? trade(card) : 'sarah'), icon('walk')])
}

const head = (card: SarahCard): string =>
  `<path d="M1.6 40V7Q1.6 1.6 7 1.6H113Q118.4 1.6 118.4 7V40Z" fill="#8fb3ad"/><path d="M1.6 40H118.4" stroke="#4a403a" stroke-width="1.1"/>` +
  plate(5, 5, 26, 31, '#f8f1de') +
  lettered(card.id, 18, 27, 19) +
  fitted(steps(card), 34, 5, 54, 32) +
  symbolAt('sarah', 90, 7, 27)

/** What each number of workers yields: 2 to 5, left to right. */
function table(card: SarahCard, y: number): string {
  const columns = Object.entries(card.sailor_table ?? card.shearer_table ?? {})
  const step = (W - 14) / Math.max(1, columns.length)
  return columns
    .map(([workers, given], i) => {
      const names: readonly string[] = typeof given === 'string' ? [given] : given
      const x = 7 + i * step
      const gifts = names
        .filter(isSymbol)
        .map((name, k) => symbolAt(name, x + step / 2 - 10 + (k - (names.length - 1) / 2) * 9, y + 14, 20))
        .join('')
      return plate(x + 1, y, step - 2, 36, '#f8f1de', 3) + lettered(workers, x + step / 2, y + 12, 12) + gifts
    })
    .join('')
}

function panel(worker: SymbolName, isGood: boolean, effects: readonly Effect[], y: number, height: number): string {
  const badge = `<g${isGood ? '' : ' opacity=".4"'}>${symbolAt(worker, 10, y + height / 2 - 11, 22)}</g>`
  return (
    plate(7, y, W - 14, height, isGood ? '#e6e8c8' : '#f0e0d0') +
    badge +
    effectLines(effects, { x: 36, y: y + 2, width: W - 46, height: height - 4 }, 0.9)
  )
}

export function sarahCardArt(card: SarahCard): Art {
  const hasTable = Boolean(card.sailor_table ?? card.shearer_table)
  const room = hasTable ? 78 : 116
  const inner = card.actions
    ? plate(7, 45, W - 14, 116, '#fdf8ea') +
      effectLines(card.actions, { x: 12, y: 49, width: W - 24, height: 108 }, 1.2)
    : panel(trade(card), true, card.specialised ?? [], 45, room / 2 - 2) +
      panel(trade(card), false, card.unspecialised ?? [], 45 + room / 2, room / 2 - 1) +
      (hasTable ? table(card, 125) : '')
  return sheet(W, H, '#f3e7cf', head(card) + inner, 8)
}
