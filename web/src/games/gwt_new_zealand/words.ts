import type { Effect } from '../../art/gwt/types'
import type { Move } from '../../net/protocol'
import { isTold, list, t } from '../../text/language.svelte'
import { type NewZealand, number, type Site, text } from './board'
import { seaName, spaceName } from './place_names'
import type { NamedCounter, Printed } from './printed'

/** Everything of this game in words: components, effects, moves. */

const g = (code: string): string => `gwt_new_zealand.${code}`

export const workerName = (worker: string): string => t(g(worker === 'joker' ? 'tile.joker' : `worker.${worker}`))
export const tileName = (tile: string): string => told('tile', tile)
/** Of a tile that a component file names: its words where the catalogue has them. */
const told = (sort: string, name: string): string =>
  isTold(g(`${sort}.${name}`)) ? t(g(`${sort}.${name}`)) : name.replaceAll('_', ' ')

/** `flood_3_green`: its zone, points and hand. */
export function hazardName(hazard: string): string {
  const [type = '', points = '0', hand = 'none'] = hazard.split('_')
  return t(g('hazard'), { type, points: Number(points), hand })
}
export const discName = (disc: string): string => told('disc', disc)
export const pileName = (pile: string): string => t(g(`pile.${pile}`))
export const auxiliaryName = (action: string): string => told('auxiliary', action)
export const conditionName = (condition: string): string => t(g(`condition.${condition}`))
export const perName = (per: string): string => t(g(`per.${per}`))

export function cardName(card: string): string {
  if (card === 'hidden') return t('ui.gwt.hidden_card')
  return card.startsWith(OBJECTIVE)
    ? t(g('card.objective'), { number: card.slice(OBJECTIVE.length).replace(/^0+/, '') })
    : told('card', card)
}

const OBJECTIVE = 'OB'
const CARD_SORTS: readonly (readonly [beginning: string, sort: string])[] = [
  [OBJECTIVE, 'objective'],
  ['bonus_', 'bonus'],
]

/** A card with its article. */
export const oneCard = (card: string): string =>
  t(g('one_card'), {
    card: CARD_SORTS.find(([beginning]) => card.startsWith(beginning))?.[1] ?? card,
    name: card === 'hidden' ? '' : cardName(card),
  })

/** A forecast tile of either bag, or a worker. */
export const forecastName = (tile: string): string =>
  /^(?:landslide|flood)_/.test(tile)
    ? hazardName(tile)
    : isTold(g(`worker.${tile}`))
      ? workerName(tile)
      : tileName(tile)

/** What a counter, a port or a pile hands out. */
export const giftName = (card: string): string =>
  card === 'objective'
    ? t('ui.gwt.an_objective')
    : isTold(g(`pile.${card}`))
      ? t('ui.gwt.card_of_pile', { pile: pileName(card) })
      : oneCard(card)

export const counterName = ({ sort, value }: Pick<NamedCounter, 'sort' | 'value'>): string =>
  t(g(`counter.${sort}`), { value })

/** A space of the trail and what lies there. */
export function siteName(printed: Printed, board: NewZealand, names: readonly string[], id: string): string {
  const site: Site | undefined = board.trail[id]
  if (site?.hazard) return t(g('site'), { what: hazardName(site.hazard), place: spaceName(printed, id) })
  if (site?.building) return t('ui.gwt.building_of', { building: site.building, player: names[site.owner ?? 0] ?? '' })
  return spaceName(printed, id, site?.neutral)
}

const breeds = (names: readonly string[] | undefined): string => list((names ?? []).map(cardName))

/** The amount of an effect; `-1` stands for as many as one's workers. */
const amount = (n: Effect['n']): number => (typeof n === 'string' ? -1 : (n ?? 0))

/** An effect as a phrase, for instance `gain 2 pounds`. */
export function effectName(effect: Effect): string {
  const code = g(`effect.${effect.op}`)
  return t(code, {
    n: amount(effect.n),
    mod: effect.mod ?? 0,
    mode: effect.mode ?? '',
    cost: effect.cost ?? 0,
    value: effect.value ?? 0,
    wage: effect.per_builder ?? 0,
    to: effect.to ?? 'discard',
    card: effect.card ? giftName(effect.card) : '',
    breeds: breeds(effect.breeds),
    per: effect.per ? perName(effect.per) : '',
    what: effect.what ? whatName(effect.what) : '',
    then: effectsName(effect.then ?? []),
    of: (effect.of ?? []).map(effectName).join(` ${t('ui.gwt.or')} `),
  })
}

export const effectsName = (effects: readonly Effect[]): string => list(effects.map(effectName))

/** What Sarah does, told of her. */
export const sarahDoes = (effects: readonly Effect[]): string =>
  list(
    effects.map(({ op, n, breeds: wanted, value }) =>
      t(g(`sarah_does.${op}`), { n: amount(n), breeds: breeds(wanted), value: value ?? 0 }),
    ),
  )

const whatName = (what: string): string => (what.startsWith('breed:') ? oneCard(what.slice(6)) : t(g(`what.${what}`)))

/** The rule that an effect follows. */
const RULES: Readonly<Record<string, string>> = {
  hire: 'NZ-23',
  invest: 'NZ-24',
  build: 'NZ-26',
  replace_plus_1: 'NZ-107',
  buy_sheep: 'NZ-25',
  market_sheep: 'NZ-25',
  ship: 'NZ-27',
  warehouse_within: 'NZ-27',
  shear: 'NZ-28',
  deliver_wool: 'NZ-28',
  objective: 'NZ-29',
  explore: 'NZ-30',
  token: 'NZ-31',
  draw_discard: 'NZ-31',
  draw_then_discard: 'NZ-32',
  aux: 'NZ-32',
  remove_hazard: 'NZ-33',
  walk: 'NZ-34',
  cert: 'NZ-22',
  gold: 'NZ-22',
  permanent_certificate: 'NZ-16',
  certificate_limit: 'NZ-22',
  permanent_wool: 'NZ-28',
  step_limit: 'NZ-10',
  hand_limit: 'NZ-20',
  take_card: 'NZ-36',
  top_deck: 'NZ-107',
  choice: 'NZ-13',
  turn_movement_tile: 'NZ-30',
  turn_tax_tile: 'NZ-30',
  remove_from_hand: 'NZ-108',
}
export const effectRule = (effect: Effect | undefined): string => (effect ? (RULES[effect.op] ?? 'NZ-21') : 'NZ-21')

/** What a move needs to be told: what is printed, and where things stand. */
export interface Telling {
  readonly printed: Printed
  readonly board: NewZealand
  readonly names: readonly string[]
  /** A price's change by the action in progress. */
  readonly change: number
}

type Phrase = (move: Move, telling: Telling) => string

const inPounds = (what: string, pounds: number): string => t('ui.gwt.for_pounds', { what, pounds })

const buildingPrice = (building: number, { printed, board }: Telling): number =>
  (board.turn.wage ?? 0) * (printed.personal.get(`${building}${board.sides[building] ?? 'a'}`)?.builders ?? 0)

function purchase(move: Move, { printed }: Telling): string {
  const option = printed.board.sheep_market.option[number(move, 'option') - 1]
  return t('ui.gwt.purchase', {
    breed: cardName(text(move, 'breed')),
    shepherds: option?.shepherds ?? 0,
    pounds: option?.pounds ?? 0,
    cards: option?.cards ?? 1,
  })
}

/** A sea space, and the card that its port gives. */
function portAndGift(id: string, telling: Telling): string {
  const card = telling.printed.portAt.get(id)?.card
  return card && card !== 'none'
    ? t('ui.gwt.kind_and_choice', { kind: seaName(id, telling), choice: giftName(card) })
    : seaName(id, telling)
}

const card: Phrase = (move) => cardName(text(move, 'card'))
const site =
  (field: string): Phrase =>
  (move, { printed, board, names }) =>
    siteName(printed, board, names, text(move, field))

const PHRASES: Readonly<Record<string, Phrase>> = {
  discard: card,
  play_card: (move, { printed }) =>
    t('ui.gwt.kind_and_choice', {
      kind: cardName(text(move, 'card')),
      choice: effectsName(printed.cards.get(text(move, 'card'))?.actions ?? []),
    }),
  hold_back: card,
  take_objective: card,
  take_disc: (move) => discName(text(move, 'space')),
  start_at: site('space'),
  step: site('to'),
  build_at: site('space'),
  remove_hazard: site('space'),
  act: (move, { board }) => {
    const action = text(move, 'action')
    const printed = board.turn.actions.find((one) => one.action === action)
    return action === 'wellington' ? t('ui.gwt.wellington_action') : printed ? effectsName(printed.effects) : action
  },
  auxiliary: (move, { printed }) => {
    const aux = printed.board.player_board.aux.find(({ id }) => id === text(move, 'action'))
    return t('ui.gwt.auxiliary', {
      action: auxiliaryName(text(move, 'action')),
      times: number(move, 'times'),
      cost: (aux?.cost ?? 0) * number(move, 'times'),
    })
  },
  buy_bonus_card: (move, { board }) => {
    const pile = board.bonus_cards[text(move, 'pile') as keyof NewZealand['bonus_cards']]
    return t('ui.gwt.for_gold', { what: cardName(pile.card), gold: pile.gold })
  },
  hire: (move, { printed, change }) =>
    inPounds(
      workerName(text(move, 'worker')),
      Math.max(0, (printed.board.job_market.row_costs_top_to_bottom[number(move, 'row') - 1] ?? 0) + change),
    ),
  invest: (move, { printed, board, change }) => {
    const row = number(move, 'row') - 1
    const tile = board.bonus_market.rows[row]?.[number(move, 'column') - 1]
    return inPounds(
      tile ? tileName(tile) : '',
      Math.max(0, (printed.board.bonus_market.row_costs_top_to_bottom[row] ?? 0) + change),
    )
  },
  choose_row: (move) => workerName(text(move, 'worker')),
  buy_sheep: purchase,
  take_sheep: (move) => cardName(text(move, 'breed')),
  choose_building: (move, telling) =>
    inPounds(
      t('ui.gwt.building', { building: number(move, 'building') }),
      buildingPrice(number(move, 'building'), telling),
    ),
  sail: (move, telling) => portAndGift(text(move, 'to'), telling),
  take_warehouse: (move) => t('ui.gwt.pair', { pair: number(move, 'pair') }),
  choose_port: (move, telling) => portAndGift(telling.printed.ports.get(text(move, 'port'))?.node ?? '', telling),
  take: (move) => String(number(move, 'count')),
  react: (move) => t(g(`reaction.${text(move, 'reaction')}`)),
  spend_certificates: (move) => t('ui.gwt.certificates', { count: number(move, 'count') }),
  deliver: (move, { printed }) => {
    const counter = printed.counter(text(move, 'counter'))
    if (!counter) return text(move, 'counter')
    const gift = counter.card && counter.card !== 'none' ? `, ${giftName(counter.card)}` : ''
    return t('ui.gwt.deliver', {
      counter: counterName(counter),
      gain: counter.gain_money ?? 0,
      cost: counter.cost,
      points: counter.vp,
      gift,
    })
  },
  forecast: (move, { board }) => {
    const tile = board.forecast[['A1', 'A2', 'B1', 'B2'].indexOf(text(move, 'space'))]
    return tile ? forecastName(tile) : text(move, 'space')
  },
  choose: (move, { board }) => {
    const effect = board.turn.options[number(move, 'option') - 1]
    return effect ? effectName(effect) : text(move, 'option')
  },
}

export const phrasedKinds: readonly string[] = Object.keys(PHRASES)

/** What kind of thing is done, for instance `Hire a worker`. */
export const kindName = (kind: string, pending: string | null): string =>
  kind === 'done' ? t(g('finish'), { pending: pending ?? '' }) : t(g(`move.${kind}`), {})

/** Which one: what tells a move from others of its kind; empty where there is only one. */
export const choiceName = (move: Move, telling: Telling): string => PHRASES[move.kind]?.(move, telling) ?? ''

/** Moves that are told apart by the thing they are made with. */
const TOLD_BY_THEIR_THING: ReadonlySet<string> = new Set([
  'discard',
  'play_card',
  'hold_back',
  'take_objective',
  'take_disc',
  'take_warehouse',
  'choose_row',
  'start_at',
  'step',
  'build_at',
  'remove_hazard',
  'forecast',
  'sail',
  'choose_port',
  'take_sheep',
])

/** A move as it is told at its thing. */
export const nameThere = (move: Move, telling: Telling): string =>
  TOLD_BY_THEIR_THING.has(move.kind) ? kindName(move.kind, telling.board.turn.pending) : moveName(move, telling)

/** A move in full. */
export function moveName(move: Move, telling: Telling): string {
  const [kind, choice] = [kindName(move.kind, telling.board.turn.pending), choiceName(move, telling)]
  return choice ? t('ui.gwt.kind_and_choice', { kind, choice }) : kind
}
