import {
  type Art,
  bonusTileArt,
  buildingArt,
  cardArt,
  cardBack,
  counterArt,
  effectArt,
  hazardArt,
  neutralArt,
  pointsArt,
  type SymbolName,
  symbolArt,
  workerArt,
} from '../../art/gwt'
import type { Move } from '../../net/generated'
import { FORECASTS, number, text, type Worker } from './board'
import type { NewZealandBoard, Site } from './generated'
import type { Printed } from './printed'

/** Pictures of components, by their names in views and moves. */

export function siteArt(printed: Printed, board: NewZealandBoard, site: Site): Art | null {
  if (site.hazard) return drawn(printed.hazards.get(site.hazard), hazardArt)
  if (site.neutral) return drawn(printed.neutral.get(site.neutral), (tile) => neutralArt(tile, site.side === 2 ? 2 : 1))
  return site.building ? personalArt(printed, board, site.building, site.owner) : null
}

export const personalArt = (printed: Printed, board: NewZealandBoard, building: number, owner?: number): Art | null =>
  drawn(printed.personal.get(`${building}${board.sides[String(building)] ?? 'a'}`), (tile) => buildingArt(tile, owner))

export function forecastArt(printed: Printed, tile: string): Art {
  const [bonus, hazard] = [printed.tiles.get(tile), printed.hazards.get(tile)]
  return bonus ? bonusTileArt(bonus) : hazard ? hazardArt(hazard) : workerArt(tile as Worker)
}

export const pictureOfCard = (printed: Printed, name: string): Art | null =>
  drawn(printed.cards.get(name)?.drawn, cardArt)

function drawn<T>(what: T | undefined, draw: (what: T) => Art): Art | null {
  return what === undefined ? null : draw(what)
}

type Picturing = (move: Move, printed: Printed, board: NewZealandBoard) => Art | null

const card =
  (field: string): Picturing =>
  (move, printed) =>
    pictureOfCard(printed, text(move, field))
const site =
  (field: string): Picturing =>
  (move, printed, board) => {
    const there = board.trail[text(move, field)]
    return there ? siteArt(printed, board, there) : text(move, field) === 'wellington' ? symbolArt('wellington') : null
  }
const symbol =
  (name: SymbolName): Picturing =>
  () =>
    symbolArt(name)
const portArt = (printed: Printed, port: string): Art | null =>
  drawn(printed.ports.get(port)?.size, (size) => symbolArt(`port_${size}`))

/** What a disc's space gives; for a disc that locks an auxiliary action, that action. */
function discGain(space: string, printed: Printed): Art | null {
  const { disc_space, aux } = printed.board.player_board
  const actions =
    disc_space.find(({ id }) => id === space)?.actions ?? aux.find(({ discs }) => discs.includes(space))?.actions
  return drawn(actions, effectArt)
}

const PICTURES: Readonly<Record<string, Picturing>> = {
  discard: card('card'),
  play_card: card('card'),
  hold_back: card('card'),
  take_objective: card('card'),
  buy_sheep: card('breed'),
  take_sheep: card('breed'),
  buy_bonus_card: (move, printed, board) => pictureOfCard(printed, board.bonus_cards[text(move, 'pile')]?.card ?? ''),
  walk: site('to'),
  step: site('to'),
  start_at: site('space'),
  remove_hazard: site('space'),
  build_at: site('space'),
  hire: (move) => workerArt(text(move, 'worker') as Worker),
  choose_row: (move) => workerArt(text(move, 'worker') as Worker),
  invest: (move, printed, board) =>
    drawn(
      printed.tiles.get(board.bonus_market.rows[number(move, 'row') - 1]?.tiles[number(move, 'column') - 1] ?? ''),
      bonusTileArt,
    ),
  forecast: (move, printed, board) => {
    const tile = board.forecast[FORECASTS.findIndex((space) => space === text(move, 'space'))]
    return tile ? forecastArt(printed, tile) : null
  },
  choose_building: (move, printed, board) => personalArt(printed, board, number(move, 'building'), board.turn.seat),
  choose: (move, _, board) => drawn(board.turn.options[number(move, 'option') - 1], effectArt),
  auxiliary: (move, printed) =>
    drawn(
      printed.board.player_board.aux.find(({ id }) => id === text(move, 'action')),
      ({ actions }) => effectArt(actions),
    ),
  take_disc: (move, printed) => discGain(text(move, 'space'), printed),
  take_warehouse: (move, printed) =>
    drawn(
      printed.board.player_board.warehouse_pair.find(({ id }) => id === number(move, 'pair')),
      ({ actions, vp }) => (actions?.length ? effectArt(actions) : pointsArt(vp ?? 0)),
    ),
  deliver: (move, printed) =>
    drawn(printed.counter(text(move, 'counter')), (counter) => counterArt(counter, counter.sort === 'wool')),
  sail: (move, printed) => portArt(printed, printed.portAt.get(text(move, 'to'))?.id ?? '') ?? symbolArt('ship'),
  choose_port: (move, printed) => portArt(printed, text(move, 'port')),
  upgrade: (_, printed, board) =>
    portArt(printed, printed.portAt.get(board.farms[board.turn.seat]?.ship ?? '')?.id ?? ''),
  spend_certificates: symbol('certificate'),
  exchange: symbol('token'),
  exchange_two: symbol('token'),
  react: symbol('token'),
  draw: symbol('draw'),
  shear: symbol('shear'),
  add_sheep: symbol('sheep_market'),
  draw_objective: () => cardBack('objective'),
}

/** A picture of what a move is about; null where words say it all. */
export const pictureOf: Picturing = (move, printed, board) => PICTURES[move.kind]?.(move, printed, board) ?? null
