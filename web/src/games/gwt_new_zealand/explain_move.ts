import type { Move } from '../../net/protocol'
import { type Farm, FORECASTS, number, type Pile, text, type Worker } from './board'
import type { Desk, Explanation } from './desk.svelte'
import {
  ofAuxiliary,
  ofBuilding,
  ofCard,
  ofCounter,
  ofDisc,
  ofFigure,
  ofForecast,
  ofJob,
  ofNode,
  ofPair,
  ofPile,
  ofPort,
  ofSea,
  ofTileSpace,
  ofWorkerSpace,
} from './explain'

/** What a move in the panel is about: the words of the thing on the table that it would be made with. */

type Explaining = (move: Move, desk: Desk, farm: Farm) => Explanation | null

const card =
  (field: string): Explaining =>
  (move, desk) =>
    ofCard(desk, text(move, field))
const node =
  (field: string): Explaining =>
  (move, desk) =>
    ofNode(desk, text(move, field))
const priced = (costs: readonly number[], row: number, { telling }: Desk): number =>
  Math.max(0, (costs[row - 1] ?? 0) + telling.change)
const tokens: Explaining = (_, __, farm) => ofFigure('tokens', farm.tokens)

const EXPLAINING: Readonly<Record<string, Explaining>> = {
  discard: card('card'),
  play_card: card('card'),
  hold_back: card('card'),
  take_objective: card('card'),
  buy_sheep: card('breed'),
  take_sheep: card('breed'),
  step: node('to'),
  start_at: node('space'),
  build_at: node('space'),
  remove_hazard: node('space'),
  exchange: tokens,
  exchange_two: tokens,
  hire: (move, desk) =>
    ofJob(
      text(move, 'worker') as Worker,
      priced(desk.printed.board.job_market.row_costs_top_to_bottom, number(move, 'row'), desk),
      true,
    ),
  invest: (move, desk) => {
    const [row, column] = [number(move, 'row'), number(move, 'column')]
    const tile = desk.board.bonus_market.rows[row - 1]?.[column - 1] ?? null
    return ofTileSpace(desk, tile, priced(desk.printed.board.bonus_market.row_costs_top_to_bottom, row, desk), false)
  },
  choose_row: (move, desk, farm) => ofWorkerSpace(desk, farm, text(move, 'worker') as Worker, 1),
  choose_building: (move, desk) => ofBuilding(desk, number(move, 'building')),
  take_disc: (move, desk) => {
    const space = desk.printed.board.player_board.disc_space.find(({ id }) => id === text(move, 'space'))
    return space ? ofDisc(space, true) : null
  },
  take_warehouse: (move, desk, farm) =>
    ofPair(desk, number(move, 'pair'), farm.warehouses[number(move, 'pair') - 1] ?? 0),
  auxiliary: (move, desk, farm) => {
    const aux = desk.printed.board.player_board.aux.find(({ id }) => id === text(move, 'action'))
    return aux ? ofAuxiliary(aux, aux.discs.filter((id) => !farm.discs.includes(id)).length) : null
  },
  spend_certificates: (_, __, farm) => ofFigure('certificates', farm.certificates, farm.certificate_limit),
  buy_bonus_card: (move, desk) => ofPile(desk, text(move, 'pile') as Pile),
  deliver: (move, desk) => {
    const counter = desk.printed.counter(text(move, 'counter'))
    return counter ? ofCounter(desk, counter) : null
  },
  forecast: (move, desk) =>
    ofForecast(
      desk,
      FORECASTS.findIndex((space) => space === text(move, 'space')),
    ),
  sail: (move, desk) => {
    const port = desk.printed.portAt.get(text(move, 'to'))
    return port ? ofPort(desk, port.id) : ofSea(desk, text(move, 'to'))
  },
  choose_port: (move, desk) => ofPort(desk, text(move, 'port')),
  upgrade: (_, desk) => (desk.around.portHere ? ofPort(desk, desk.around.portHere) : null),
}

export const explainedKinds: readonly string[] = Object.keys(EXPLAINING)

/** Null where the move's own words are all there is to say. */
export function ofMove(desk: Desk, move: Move): Explanation | null {
  const farm = desk.board.farms[desk.board.turn.seat]
  return farm ? (EXPLAINING[move.kind]?.(move, desk, farm) ?? null) : null
}
