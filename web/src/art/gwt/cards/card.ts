import type { Art } from '../art'
import { conditionArts } from '../effects/counted'
import { lettered } from '../lettering'
import { type Breed, BREEDS, isBreed } from '../palette'
import { symbolAt, type SymbolName } from '../symbols'
import type { BonusCard, Card, Effect, ObjectiveCard, SheepCard, SupportCard } from '../types'
import { fleece, plate, sheet, tag, wreath } from './frame'
import { scene } from './scene'
import { sheepFigure } from './sheep_figure'
import { CARD } from './sizes'
import { effectLines, stacked } from './stack'

/** Playing cards: breeding value upper left, wool upper right, points lower right, effects at the bottom. */

const { width: W, height: H } = CARD
const FOOT = 126
const ACTIONS = 108

const picture = (id: string, tall: number, inner: string, isSea = false): string =>
  scene(id, 7, 28, W - 14, tall, isSea) +
  `<rect x="7" y="28" width="${W - 14}" height="${tall}" fill="none" stroke="#4a403a" stroke-width="1.1"/>${inner}`

/** The band across the top, in the card's colour. */
const band = (colour: string): string =>
  `<path d="M1.6 26V7Q1.6 1.6 7 1.6H113Q118.4 1.6 118.4 7V26Z" fill="${colour}"/><path d="M1.6 26H118.4" stroke="#4a403a" stroke-width="1.1"/>`

interface SheepFace {
  readonly breed: Breed
  readonly breeding: number
  readonly wool: number
  readonly vp: number
  readonly set?: number
}

function sheepFace({ breed, breeding, wool, vp, set }: SheepFace): Art {
  const colour = BREEDS[breed]
  const foot =
    plate(7, FOOT, W - 14, 35, '#f0e5c9') +
    `<path d="M7.6 ${FOOT + 24}H112.4V${FOOT + 31}Q112.4 ${FOOT + 34.4} 109 ${FOOT + 34.4}H11Q7.6 ${FOOT + 34.4} 7.6 ${FOOT + 31}Z" fill="${colour}" fill-opacity=".85"/>` +
    symbolAt(breed, 13, FOOT + 2, 31)
  const inner = [
    band(colour),
    picture(breed, 92, `<g transform="translate(12 42)">${sheepFigure(breed)}</g>`),
    foot,
    tag(breeding, 20, 21, 36),
    fleece(wool, W - 21, 21, 38),
    wreath(vp, W - 24, FOOT + 17.5, 34),
    set ? numberOf(set) : '',
  ].join('')
  return sheet(W, H, '#f8f1de', inner, 8)
}

/** A bonus set's number, on its star. */
const numberOf = (set: number): string =>
  `<path d="M60 3L63.4 9.6L70.6 10.6L65.4 15.8L66.6 23L60 19.6L53.4 23L54.6 15.8L49.4 10.6L56.6 9.6Z" fill="#f0d894" stroke="#4a403a" stroke-width="1.1"/>${lettered(set, 60, 18, set > 9 ? 9.5 : 11)}`

interface ActionFace {
  readonly id: string
  readonly figure: SymbolName
  readonly colour: string
  readonly vp: number
  readonly actions: readonly Effect[]
  readonly set?: number
}

/** Actions at the bottom, followed by drawing a card. */
function actionFace({ id, figure, colour, vp, actions, set }: ActionFace): Art {
  const inner = [
    band(colour),
    picture(id, 74, symbolAt(figure, 27, 32, 66), figure === 'ferry'),
    plate(7, ACTIONS, W - 14, H - ACTIONS - 7, '#f0e5c9'),
    effectLines(actions, { x: 10, y: ACTIONS + 1, width: W - 48, height: H - ACTIONS - 9 }, 0.95),
    `<path d="M85 ${ACTIONS + 5}V${H - 12}" stroke="#b8a984" stroke-dasharray="3 3"/>`,
    symbolAt('draw', 89, ACTIONS + (vp ? 3 : 14), vp ? 19 : 21),
    vp ? wreath(vp, W - 21, H - 22, 26) : '',
    set ? numberOf(set) : symbolAt(figure, 50, 4, 20),
  ].join('')
  return sheet(W, H, '#f8f1de', inner, 8)
}

interface ObjectiveFace {
  readonly conditions: readonly string[]
  readonly actions: readonly Effect[]
  readonly vp: number
  readonly penalty: number
  readonly set?: number
}

/** Conditions listed in the middle; reward and penalty side by side at the bottom. */
function objectiveFace({ conditions, actions, vp, penalty, set }: ObjectiveFace): Art {
  const inner = [
    band('#a4523f'),
    symbolAt('objective', 6, 4, 20),
    plate(set ? 72 : 34, 3.6, set ? 42 : 80, 20, '#f8f1de') +
      effectLines(actions, { x: set ? 73 : 36, y: 4, width: set ? 40 : 76, height: 19 }, 0.6),
    plate(7, 30, W - 14, 92, '#fdf8ea'),
    stacked(conditionArts(conditions), { x: 14, y: 32, width: W - 28, height: 88 }, 1.15),
    plate(7, FOOT, 52, 35, '#dfe3c0') + wreath(vp, 33, FOOT + 17.5, 33),
    plate(61, FOOT, 52, 35, '#e8cdbb') + wreath(penalty, 87, FOOT + 17.5, 33),
    set ? numberOf(set) : '',
  ].join('')
  return sheet(W, H, '#f3e7cf', inner, 8)
}

const SUPPORT: Readonly<Record<string, string>> = { sheepdog: '#8d7a66', ferry: '#7fa3a8', kotare: '#6fa39a' }

function supportFace(card: SupportCard): Art {
  const { id, breeding = 0, wool = 0, vp, actions = [] } = card
  if (card.kind === 'sheep') return sheepFace({ breed: isBreed(id) ? id : 'romney', breeding, wool, vp })
  const figure = id === 'sheepdog' || id === 'ferry' || id === 'kotare' ? id : 'bonus_card'
  return actionFace({ id, figure, colour: SUPPORT[id] ?? '#b3a284', vp, actions })
}

/** The symbol for a bonus action: the first thing it does besides money. */
function bonusFigure({ is_ferry, actions = [] }: BonusCard): SymbolName {
  if (is_ferry) return 'ferry'
  const ops = actions.flatMap((action) => [action, ...(action.of ?? [])]).map(({ op }) => op)
  if (ops.includes('explore')) return 'exploration'
  if (ops.includes('warehouse_within')) return 'warehouse'
  if (ops.includes('replace_plus_1')) return 'replace'
  return ops.includes('top_deck') ? 'top_deck' : 'bonus_card'
}

function bonusFace(card: BonusCard): Art {
  const { set, vp, breeding = 0, wool = 0, actions = [], conditions = [], penalty = 0 } = card
  if (card.kind === 'objective') return objectiveFace({ conditions, actions, vp, penalty, set })
  if (card.kind === 'action')
    return actionFace({ id: `bonus ${set}`, figure: bonusFigure(card), colour: '#5d7486', vp, actions, set })
  return sheepFace({ breed: set < 5 ? 'bonus_sheep_3' : 'bonus_sheep_7', breeding, wool, vp, set })
}

const isSheep = (card: Card): card is SheepCard => 'breed' in card && !('set' in card)
const isBonus = (card: Card): card is BonusCard => 'set' in card
const isObjective = (card: Card): card is ObjectiveCard => 'conditions' in card

export function cardArt(card: Card): Art {
  if (isBonus(card)) return bonusFace(card)
  if (isSheep(card)) return sheepFace({ ...card, breed: isBreed(card.breed) ? card.breed : 'corriedale' })
  return isObjective(card) ? objectiveFace(card) : supportFace(card)
}
