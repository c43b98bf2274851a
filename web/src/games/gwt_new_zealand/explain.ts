import type { Effect, Hand } from '../../art/gwt/types'
import { list, t } from '../../text/language.svelte'
import { type Farm, FORECASTS, type Pile, type Worker } from './board'
import type { Desk, Explanation } from './desk.svelte'
import { portName, seaName } from './place_names'
import type { Auxiliary, DiscSpace, NamedCounter } from './printed'
import {
  auxiliaryName,
  cardName,
  conditionName,
  counterName,
  discName,
  effectName,
  effectRule,
  effectsName,
  forecastName,
  giftName,
  hazardName,
  perName,
  pileName,
  sarahDoes,
  siteName,
  tileName,
  workerName,
} from './words'

/** What each thing on the table says when asked: what it does, and from which rule. */

const points = (count: number): string => t('ui.gwt.points', { count })
const some = (...lines: (string | false | null | undefined)[]): string[] =>
  lines.filter((line): line is string => Boolean(line))
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
const sentence = (effects: readonly Effect[] | undefined): string =>
  effects && effects.length > 0 ? `${capital(effectsName(effects))}.` : ''
const here = (names: readonly string[]): string =>
  names.length > 0 ? t('ui.gwt.explain.here', { players: list(names) }) : ''
const hand = ({ printed }: Desk, kind: Hand | undefined): string =>
  kind && kind !== 'none' ? t('ui.gwt.explain.hand', { pounds: printed.board.fees[`${kind}_hand`] }) : ''

export function ofCard(desk: Desk, name: string, count?: number): Explanation {
  const card = desk.printed.cards.get(name)
  const title = count !== undefined && count !== 1 ? t('ui.gwt.times', { what: cardName(name), count }) : cardName(name)
  if (!card) return { title }
  if (card.kind === 'sheep') {
    return {
      title,
      lines: some(t('ui.gwt.explain.sheep', { breeding: card.breeding, wool: card.wool }), points(card.vp)),
      rule: 'NZ-16',
    }
  }
  if (card.kind === 'objective') {
    const conditions = list(card.conditions.map(conditionName))
    return {
      title,
      lines: some(
        t('ui.gwt.explain.play', { effects: effectsName(card.actions) }),
        t('ui.gwt.explain.objective', { conditions, points: card.vp, penalty: card.penalty }),
      ),
      rule: 'NZ-29',
    }
  }
  return {
    title,
    lines: some(
      t('ui.gwt.explain.play_and_draw', { effects: effectsName(card.actions) }),
      card.vp ? points(card.vp) : null,
    ),
    rule: 'NZ-36',
  }
}

export function ofTile(desk: Desk, name: string): Explanation {
  const tile = desk.printed.tiles.get(name)
  const price = tile?.cost?.length ? t('ui.gwt.explain.price', { effects: effectsName(tile.cost) }) : null
  return {
    title: capital(tileName(name)),
    lines: some(
      name === 'joker' ? t('ui.gwt.explain.joker') : null,
      price,
      sentence(tile?.actions),
      tile?.vp ? points(tile.vp) : null,
    ),
    rule: 'NZ-24',
  }
}

/** A space of the bonus tile market. */
export function ofTileSpace(desk: Desk, tile: string | null, price: number, isMarked: boolean): Explanation {
  const costs = t('ui.gwt.explain.costs', { pounds: price })
  if (tile) return { ...ofTile(desk, tile), lines: [costs, ...(ofTile(desk, tile).lines ?? [])] }
  return {
    title: t('ui.gwt.free_space'),
    lines: some(t('ui.gwt.explain.tile_space'), isMarked && t('ui.gwt.explain.marker')),
    rule: 'NZ-24',
  }
}

export function ofHazard(desk: Desk, name: string): Explanation {
  const hazard = desk.printed.hazards.get(name)
  const gives = desk.printed.files['tiles.toml'].hazards
  const card = hazard?.type === 'flood' ? gives.flood_gives : gives.landslide_gives
  return {
    title: capital(hazardName(name)),
    lines: some(
      hand(desk, hazard?.hand),
      t('ui.gwt.explain.hazard', { card: cardName(card), points: hazard?.vp ?? 0 }),
    ),
    rule: 'NZ-33',
  }
}

export function ofForecast(desk: Desk, space: number): Explanation {
  const tile = desk.board.forecast[space]
  const bag = space < 2 ? 'A' : 'B'
  const lines = [t('ui.gwt.explain.forecast', { bag })]
  if (!tile) return { title: t('ui.gwt.forecast_space', { space: FORECASTS[space] ?? '' }), lines, rule: 'NZ-18' }
  const inner = desk.printed.tiles.has(tile)
    ? ofTile(desk, tile)
    : desk.printed.hazards.has(tile)
      ? ofHazard(desk, tile)
      : null
  return { title: capital(forecastName(tile)), lines: [...lines, ...(inner?.lines ?? [])], rule: 'NZ-18' }
}

export const ofJob = (worker: Worker, price: number, isThere: boolean): Explanation => ({
  title: isThere ? capital(workerName(worker)) : t('ui.gwt.free_space'),
  lines: [t('ui.gwt.explain.job', { pounds: price }), t(`gwt_new_zealand.explain.${worker}`)],
  rule: 'NZ-23',
})

/** Whoever stands on the space; the first worker of a row is printed there. */
const standing = (farm: Farm, worker: Worker, column: number): string => {
  const there = column === 1 ? 'worker' : farm.workers[worker][column - 2]
  return here(there ? [workerName(there === 'joker' ? 'joker' : worker)] : [])
}

export function ofWorkerSpace(desk: Desk, farm: Farm, worker: Worker, column: number): Explanation {
  const row = desk.printed.board.player_board.worker_row.find(({ type }) => type === worker)
  const space = row?.columns[column - 1]
  return {
    title: capital(t('ui.gwt.worker_space', { worker: workerName(worker), column })),
    lines: some(
      t(`gwt_new_zealand.explain.${worker}`),
      space?.actions?.length ? t('ui.gwt.explain.when_hired', { effects: effectsName(space.actions) }) : null,
      space?.vp ? points(space.vp) : null,
      standing(farm, worker, column),
    ),
    rule: 'NZ-23',
  }
}

/** A space of Sarah's board: the bonus card of its column, and what she does at once. */
export function ofSarahSpace(desk: Desk, farm: Farm, worker: Worker, column: number): Explanation {
  const { sarah_board, immediate } = desk.printed.files['sarah.toml']
  const pile = sarah_board.column_bonus_card[String(column)]
  const at = immediate.find(({ row, columns }) => row === worker && columns.includes(column))
  return {
    title: capital(t('ui.gwt.worker_space', { worker: workerName(worker), column })),
    lines: some(
      pile ? t('ui.gwt.explain.gives', { card: giftName(pile) }) : null,
      at ? `${capital(sarahDoes(at.actions))}.` : null,
      standing(farm, worker, column),
    ),
    rule: 'NZ-61',
  }
}

export const ofDisc = (space: DiscSpace, isThere: boolean): Explanation => ({
  title: capital(discName(space.id)),
  lines: some(
    space.group === 'aux'
      ? t('ui.gwt.explain.aux_disc')
      : t('ui.gwt.explain.disc', { effects: effectsName(space.actions ?? []) }),
    space.border === 'none' ? null : t('ui.gwt.explain.border', { border: space.border }),
    space.unlock_cost ? t('ui.gwt.explain.unlock', { pounds: space.unlock_cost }) : null,
    space.vp ? points(space.vp) : null,
    isThere ? null : t('ui.gwt.explain.freed'),
  ),
  rule: 'NZ-17',
})

export const ofAuxiliary = (aux: Auxiliary, free: number): Explanation => ({
  title: capital(auxiliaryName(aux.id)),
  lines: some(
    sentence(aux.actions),
    aux.cost ? t('ui.gwt.explain.costs', { pounds: aux.cost }) : null,
    t('ui.gwt.explain.aux_free', { count: free }),
  ),
  rule: 'NZ-32',
})

export const ofPair = (desk: Desk, pair: number, left: number): Explanation => {
  const printed = desk.printed.board.player_board.warehouse_pair[pair - 1]
  const gain = printed?.actions?.length ? effectsName(printed.actions) : points(printed?.vp ?? 0)
  return {
    title: t('ui.gwt.pair', { pair }),
    lines: [t('ui.gwt.explain.pair', { effects: gain }), t('ui.gwt.explain.pair_left', { count: left })],
    rule: 'NZ-27',
  }
}

const owners = (desk: Desk, isThere: (farm: Farm) => boolean): string[] =>
  desk.board.farms.filter(isThere).map(({ seat }) => desk.names[seat] ?? '')

/** The green arrows to and from a counter. */
const arrows = (desk: Desk, { sort, value }: NamedCounter): string[] =>
  sort === 'sheep'
    ? desk.printed.sea.green_arrows.pairs.flatMap(({ a, b, vp }) =>
        a === value || b === value ? [t('ui.gwt.explain.green_arrow', { other: a === value ? b : a, points: vp })] : [],
      )
    : []

export const ofCounter = (desk: Desk, counter: NamedCounter): Explanation => ({
  title: capital(counterName(counter)),
  lines: some(
    t('ui.gwt.explain.counter', { sort: counter.sort, value: counter.value }),
    counter.port ? t('ui.gwt.explain.foreign', { port: portName(counter.port, desk) }) : null,
    counter.border === 'black' ? t('ui.gwt.explain.black_counter') : t('ui.gwt.explain.white_counter'),
    counter.cost ? t('ui.gwt.explain.transport', { pounds: counter.cost }) : null,
    counter.gain_money ? t('ui.gwt.explain.gain', { pounds: counter.gain_money }) : null,
    counter.card && counter.card !== 'none' ? t('ui.gwt.explain.gives', { card: giftName(counter.card) }) : null,
    counter.vp ? points(counter.vp) : null,
    ...arrows(desk, counter),
    counter.repeatable ? t('ui.gwt.explain.repeatable') : t('ui.gwt.explain.once'),
    here(owners(desk, ({ delivered }) => (delivered[counter.name] ?? 0) > 0)),
  ),
  rule: counter.sort === 'wool' ? 'NZ-28' : 'NZ-17',
})

export const ofSea = (desk: Desk, id: string): Explanation => ({
  title: capital(seaName(id, desk)),
  lines: some(t('ui.gwt.explain.sea'), here(owners(desk, ({ ship }) => ship === id))),
  rule: 'NZ-27',
})

export function ofPort(desk: Desk, id: string): Explanation {
  const port = desk.printed.ports.get(id)
  if (!port) return { title: id }
  const title = capital(portName(id, desk))
  const taken = owners(desk, ({ ports }) => ports.includes(id))
  const next = port.slot_costs?.[taken.length]
  const counter = desk.printed.counters.find((one) => one.port === id)
  return {
    title,
    lines: some(
      t(`gwt_new_zealand.explain.port_${port.size}`),
      port.size === 'small' && next !== undefined
        ? t('ui.gwt.explain.costs', { pounds: next })
        : port.cost
          ? t('ui.gwt.explain.costs', { pounds: port.cost })
          : null,
      port.border && port.border !== 'none' ? t('ui.gwt.explain.border', { border: port.border }) : null,
      port.card && port.card !== 'none' ? t('ui.gwt.explain.gives', { card: giftName(port.card) }) : null,
      port.vp ? points(port.vp) : null,
      port.ship_returns_to_start ? t('ui.gwt.explain.last_port') : null,
      counter ? t('ui.gwt.explain.opens', { counter: counterName(counter) }) : null,
      here(taken),
    ),
    rule: 'NZ-27',
  }
}

export function ofMaster(desk: Desk, id: number): Explanation {
  const tile = desk.printed.masters.get(id)
  const title = t('ui.gwt.harbourmaster', { number: id })
  if (!tile) return { title }
  return {
    title,
    lines: [
      t('ui.gwt.explain.at_once', { effects: effectsName(tile.top) }),
      t('ui.gwt.explain.points_per', { points: tile.bottom.vp, per: perName(tile.bottom.per) }),
    ],
    rule: 'NZ-27',
  }
}

export function ofNode(desk: Desk, id: string): Explanation {
  const { printed, board } = desk
  const [node, site] = [printed.nodes.get(id), board.trail[id]]
  const title = capital(siteName(printed, board, desk.names, id))
  const visitors = here(owners(desk, ({ breeder }) => breeder === id))
  if (id === 'wellington') return { title, lines: some(t('ui.gwt.explain.wellington'), visitors), rule: 'NZ-15' }
  if (node?.kind === 'start') return { title, lines: some(t('ui.gwt.explain.start'), visitors), rule: 'NZ-19' }
  if (site?.hazard)
    return { ...ofHazard(desk, site.hazard), lines: some(...(ofHazard(desk, site.hazard).lines ?? []), visitors) }
  const actions = site ? printed.actionsOf(site, board.sides) : []
  const building = site?.building
    ? printed.personal.get(`${site.building}${board.sides[site.building] ?? 'a'}`)
    : undefined
  return {
    title,
    lines: some(
      ...actions.map((effect) => `• ${capital(effectName(effect))}`),
      site?.building ? hand(desk, building?.hand) : null,
      building ? points(building.vp) : null,
      ...ground(desk, id),
      visitors,
    ),
    rule: site ? 'NZ-13' : 'NZ-26',
  }
}

function ground(desk: Desk, id: string): string[] {
  const node = desk.printed.nodes.get(id)
  if (node?.kind !== 'build') return []
  return some(
    desk.board.trail[id] ? null : t('ui.gwt.explain.empty'),
    node.lush ? t('ui.gwt.explain.lush') : null,
    node.needs_exploration ? t('ui.gwt.explain.gate', { space: node.needs_exploration }) : null,
    node.gold_on_build ? t('ui.gwt.explain.gold_on_build', { gold: node.gold_on_build }) : null,
    node.risk_action?.length ? t('ui.gwt.explain.risky', { effects: effectsName(node.risk_action) }) : null,
  )
}

export function ofBuilding(desk: Desk, building: number): Explanation {
  const printed = desk.printed.personal.get(`${building}${desk.board.sides[building] ?? 'a'}`)
  return {
    title: t('ui.gwt.building', { building }),
    lines: some(
      t('ui.gwt.explain.builders', { count: printed?.builders ?? 0 }),
      ...(printed?.actions ?? []).map((effect) => `• ${capital(effectName(effect))}`),
      hand(desk, printed?.hand),
      points(printed?.vp ?? 0),
    ),
    rule: 'NZ-26',
  }
}

export const ofAction = (effects: readonly Effect[], used: boolean): Explanation => ({
  title: capital(effectsName(effects)),
  lines: some(used ? t('ui.gwt.explain.used') : null),
  rule: effectRule(effects[0]),
})

export function ofPile(desk: Desk, pile: Pile): Explanation {
  const { card, left, gold } = desk.board.bonus_cards[pile]
  const inner = ofCard(desk, card)
  return {
    title: t('ui.gwt.kind_and_choice', { kind: capital(pileName(pile)), choice: inner.title }),
    lines: [t('ui.gwt.explain.pile', { gold, left }), ...(inner.lines ?? [])],
    rule: 'NZ-35',
  }
}

export function ofExploration(desk: Desk, space: number): Explanation {
  const { exploration, setup } = desk.printed.board
  const seats = setup.by_players.find(({ players }) => players === desk.view.players)
  const worth =
    Object.entries(exploration.vp_from_space.vp)
      .filter(([from]) => Number(from) <= space)
      .at(-1)?.[1] ?? 0
  return {
    title: t('ui.gwt.exploration_space', { space }),
    lines: some(
      exploration.gold_at.includes(space) ? t('ui.gwt.explain.explore_gold') : null,
      seats?.step_tile_space === space ? t('ui.gwt.explain.explore_tile', { left: desk.board.movement_tiles }) : null,
      exploration.choice_at === space ? t('ui.gwt.explain.explore_choice') : null,
      exploration.building_gates.includes(space) ? t('ui.gwt.explain.explore_gate', { space }) : null,
      points(worth),
      here(owners(desk, ({ explored }) => explored === space)),
    ),
    rule: 'NZ-30',
  }
}

/** A figure of a farm: what it counts and what it is good for. */
export const ofFigure = (name: string, count: number, limit = 0): Explanation => ({
  title: t(`gwt_new_zealand.figure.${name}`, { count, limit }),
  lines: [t(`gwt_new_zealand.figure.${name}.help`, { count, limit })],
  rule: FIGURES[name] ?? 'NZ-9',
})

const FIGURES: Readonly<Record<string, string>> = {
  money: 'NZ-41',
  gold: 'NZ-35',
  certificates: 'NZ-22',
  permanent_certificates: 'NZ-16',
  wool: 'NZ-28',
  tokens: 'NZ-31',
  steps: 'NZ-10',
  hand: 'NZ-20',
  pile: 'NZ-20',
  visits: 'NZ-15',
  taxes: 'NZ-11',
}
export const FIGURE_NAMES: readonly string[] = Object.keys(FIGURES)
