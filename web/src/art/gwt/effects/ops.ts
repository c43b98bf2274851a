import type { Art } from '../art'
import { minus, signed } from '../lettering'
import { isSymbol } from '../symbols'
import type { Effect } from '../types'
import { amount, breedArts, countedArt, modified, wantedArt } from './counted'
import {
  arrow,
  bar,
  card,
  cheapest,
  coin,
  either,
  icon,
  plus,
  price,
  row,
  slash,
  smallIcon,
  space,
  text,
  woolWorth,
} from './row'

type Drawer = (effect: Effect) => readonly Art[]

const count = ({ n }: Effect): number => (typeof n === 'number' ? n : 0)
const step =
  (name: Parameters<typeof icon>[0]): Drawer =>
  (effect) => [text(signed(count(effect)), count(effect) < 0 ? '#b0432f' : undefined), icon(name)]
const cardOf = (name: string | undefined): Art => (name && isSymbol(name) ? card(name) : card('objective'))
const nothing: Drawer = () => []

/** Money and the track markers. */
const TRACKS: Readonly<Record<string, Drawer>> = {
  gain_money: (e) => [coin(count(e))],
  gain_money_per: (e) => [coin(count(e)), slash, countedArt(e.per ?? '')],
  per_item: (e) => [...all(e.then), slash, countedArt(e.per ?? '')],
  pay_money: (e) => [price(minus(-count(e)))],
  gold: step('gold'),
  token: (e) => (count(e) === 1 ? [icon('token')] : [text(`${count(e)}`), icon('token')]),
  cert: step('certificate'),
  explore: step('exploration'),
  permanent_certificate: () => [icon('permanent_certificate')],
  permanent_wool: () => [icon('permanent_wool')],
  step_limit: step('movement'),
  hand_limit: step('hand_limit'),
  certificate_limit: step('certificate_limit'),
}

/** Actions of workers, buildings and ships. */
const DEEDS: Readonly<Record<string, Drawer>> = {
  hire: (e) => [icon('worker'), ...modified(e.mod)],
  invest: (e) => [icon('bonus_tile'), ...modified(e.mod)],
  build: (e) =>
    e.per_builder ? [icon('build'), price(minus(-e.per_builder)), slash, smallIcon('builder')] : [icon('build')],
  replace_plus_1: () => [icon('replace'), text('+1'), smallIcon('builder')],
  buy_sheep: () => [icon('sheep_market'), slash, smallIcon('shepherd')],
  ship: (e) => [...amount(e.n), icon('ship')],
  warehouse_within: (e) => [icon('warehouse'), text(`≤${count(e)}`), smallIcon('ship')],
  shear: (e) => [...amount(e.n), icon('shear')],
  deliver_wool: (e) => [woolWorth(e.value ?? 0), arrow, icon('disc_black')],
  aux: (e) => [icon(e.mode === 'single' ? 'auxiliary' : 'auxiliary_double')],
  objective: () => [icon('objective')],
  remove_hazard: (e) => [...(e.cost ? [price(minus(-e.cost)), arrow] : []), icon('hazard')],
  walk: (e) => [text(count(e) > 1 ? `1–${count(e)}` : '1'), icon('walk')],
}

/** Actions on cards. */
const CARDS: Readonly<Record<string, Drawer>> = {
  market_sheep: (e) => [
    ...(e.cost ? [price(minus(-e.cost)), arrow] : []),
    ...(count(e) > 1 ? [text(`${count(e)}`)] : []),
    ...breedArts(e.breeds ?? []),
    ...(e.to === 'draw_pile' ? [arrow, icon('top_deck')] : []),
  ],
  draw_discard: (e) => [text(`≤${count(e)}`), icon('draw'), icon('discard')],
  draw_then_discard: (e) => [...(count(e) > 1 ? [text(`${count(e)}`)] : []), icon('draw'), icon('discard')],
  take_card: (e) => [cardOf(e.card)],
  discard_for: (e) => [smallIcon('discard'), wantedArt(e.what ?? ''), arrow, ...all(e.then)],
  remove_from_hand: (e) => [smallIcon('remove'), wantedArt(e.what ?? '')],
  choice: (e) =>
    either(
      (e.of ?? []).map((one) => row(artsOf(one))),
      bar,
    ),
  top_deck: () => [icon('top_deck')],
}

/** Actions only Sarah takes. */
const SARAH: Readonly<Record<string, Drawer>> = {
  hire_cheapest: () => [icon('worker'), cheapest],
  hire_speciality: () => [icon('worker'), smallIcon('sarah')],
  take_sheep: (e) => breedArts(e.breeds ?? []),
  add_sheep: (e) => [text(signed(count(e))), icon('sheep_market')],
  shearer_sheep: () => [card('sheep'), slash, smallIcon('shearer')],
  build_exactly: (e) => [icon('build'), text(`=${count(e)}`), smallIcon('builder')],
  remove_tile: () => [icon('bonus_tile'), icon('remove')],
  hazard: () => [icon('hazard')],
  bonus_card: () => [card('bonus_card'), slash, smallIcon('sailor')],
  move_more: (e) => [text(signed(count(e))), icon('walk')],
  port: () => [icon('port_medium')],
}

const DRAWERS: Readonly<Record<string, Drawer>> = { ...TRACKS, ...DEEDS, ...CARDS, ...SARAH }

export const EFFECT_OPS: readonly string[] = Object.keys(DRAWERS)

export const artsOf = (effect: Effect): readonly Art[] => (DRAWERS[effect.op] ?? nothing)(effect)

/** These start with a sign of their own. */
const SIGNED: ReadonlySet<string> = new Set([
  'gold',
  'cert',
  'explore',
  'step_limit',
  'hand_limit',
  'certificate_limit',
])

/** Several effects in sequence, joined by a plus sign. */
export function all(effects: readonly Effect[] = []): Art[] {
  return effects.flatMap((effect, i) =>
    i === 0 ? artsOf(effect) : [SIGNED.has(effect.op) ? space : plus, ...artsOf(effect)],
  )
}
