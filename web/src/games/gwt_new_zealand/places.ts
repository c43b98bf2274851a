import type { Move } from '../../net/generated'
import { number, text } from './board'

/** Where on the table a move is made. No rules here: the moves come from the view. */

export const PARTS = ['island', 'markets', 'sea', 'farm', 'hand'] as const
export type Part = (typeof PARTS)[number]

export interface Place {
  readonly part: Part
  /** The spot's name within the table. */
  readonly spot: string
}

/** What a place on the table depends on besides the move itself. */
export interface Surroundings {
  /** The port where the active player's ship is. */
  readonly portHere: string | null
  /** Counters on the sea board. */
  readonly foreign: ReadonlySet<string>
  /** Whether destinations are offered, so that single steps need no place of their own. */
  readonly isWalking: boolean
  /** While something is sold, the counters are what matters, wherever the moves are made. */
  readonly isSelling: boolean
}

const at = (part: Part, spot: string): Place => ({ part, spot })

type Placing = (move: Move, around: Surroundings) => Place | null

const node =
  (field: string): Placing =>
  (move) =>
    at('island', `node:${text(move, field)}`)
const inHand: Placing = (move) => at('hand', `card:${text(move, 'card')}`)
const port = (name: string): Place => at('sea', `port:${name}`)

const PLACINGS: Readonly<Record<string, Placing>> = {
  done: () => null,
  choose: () => null,
  discard: inHand,
  play_card: inHand,
  hold_back: inHand,
  reveal: () => at('hand', 'reveal'),
  draw: () => at('hand', 'pile'),
  shear: () => at('hand', 'reveal'),
  take_disc: (move) => at('farm', `disc:${text(move, 'space')}`),
  take_warehouse: (move) => at('farm', `pair:${number(move, 'pair')}`),
  choose_row: (move) => at('farm', `row:${text(move, 'worker')}`),
  choose_building: (move) => at('farm', `building:${number(move, 'building')}`),
  spend_certificates: () => at('farm', 'certificates'),
  exchange: () => at('farm', 'tokens'),
  exchange_two: () => at('farm', 'tokens'),
  react: () => null,
  take: () => null,
  auxiliary: (move) => at('farm', `aux:${text(move, 'action')}`),
  start_at: node('space'),
  walk: node('to'),
  step: (move, around) => (around.isWalking ? null : node('to')(move, around)),
  build_at: node('space'),
  remove_hazard: node('space'),
  act: (move) =>
    text(move, 'action') === 'wellington'
      ? at('island', 'node:wellington')
      : at('island', `act:${text(move, 'action')}`),
  deliver: (move, { foreign }) =>
    at(foreign.has(text(move, 'counter')) ? 'sea' : 'island', `counter:${text(move, 'counter')}`),
  sail: (move) => at('sea', `sea:${text(move, 'to')}`),
  upgrade: (_, { portHere }) => (portHere ? port(portHere) : null),
  choose_port: (move) => port(text(move, 'port')),
  hire: (move) => at('markets', `job:${number(move, 'row')}:${text(move, 'worker')}`),
  invest: (move) => at('markets', `tile:${number(move, 'row')}:${number(move, 'column')}`),
  buy_bonus_card: (move) => at('markets', `pile:${text(move, 'pile')}`),
  buy_sheep: (move) => at('markets', `breed:${text(move, 'breed')}`),
  take_sheep: (move) => at('markets', `breed:${text(move, 'breed')}`),
  add_sheep: () => at('markets', 'sheep_pile'),
  forecast: (move) => at('island', `forecast:${text(move, 'space')}`),
  take_objective: (move) => at('markets', `objective:${text(move, 'card')}`),
  draw_objective: () => at('markets', 'objective_pile'),
}

export const placedKinds: readonly string[] = Object.keys(PLACINGS)

export const placeOf = (move: Move, around: Surroundings): Place | null => PLACINGS[move.kind]?.(move, around) ?? null

export function bySpot(legal: readonly Move[], around: Surroundings): ReadonlyMap<string, readonly Move[]> {
  const spots = new Map<string, Move[]>()
  for (const move of legal) {
    const place = placeOf(move, around)
    if (place) spots.set(place.spot, [...(spots.get(place.spot) ?? []), move])
  }
  return spots
}

/** How many moves each part of the table offers. */
export function byPart(legal: readonly Move[], around: Surroundings): ReadonlyMap<Part, number> {
  const parts = new Map<Part, number>()
  for (const move of legal) {
    const part = placeOf(move, around)?.part
    if (part) parts.set(part, (parts.get(part) ?? 0) + 1)
  }
  return parts
}

/** Moves possible at almost any time, besides answering the question. */
const ASIDE: ReadonlySet<string> = new Set(['play_card', 'buy_bonus_card', 'exchange', 'exchange_two'])
/** A single auxiliary action instead of everything else is rarely the player's goal. */
const SECOND: ReadonlySet<string> = new Set(['auxiliary'])

export const isAside = (move: Move): boolean => ASIDE.has(move.kind)

/** The moves that answer the question and have a place on the table. */
function answers(legal: readonly Move[], around: Surroundings): readonly Move[] {
  const asked = legal.filter((move) => !isAside(move) && placeOf(move, around))
  const first = asked.filter((move) => !SECOND.has(move.kind))
  return first.length > 0 ? first : asked
}

/** The parts of the table to show for a decision, the most important first; none if any will do. */
export function partsFor(legal: readonly Move[], around: Surroundings): Part[] {
  if (around.isSelling && !legal.some((move) => placeOf(move, around)?.part === 'sea')) return ['island']
  const ranked = [...byPart(answers(legal, around), around)].sort(([, a], [, b]) => b - a)
  return ranked.map(([part]) => part)
}

export const partFor = (legal: readonly Move[], around: Surroundings): Part | null => partsFor(legal, around)[0] ?? null

export const isMap = (part: Part | number): part is 'island' | 'sea' => part === 'island' || part === 'sea'

/** The first spot of that part where the question can be answered. */
export function spotFor(legal: readonly Move[], around: Surroundings): string | null {
  const part = partFor(legal, around)
  const places = answers(legal, around).map((move) => placeOf(move, around))
  return places.find((place) => place?.part === part)?.spot ?? null
}

export interface Group {
  readonly kind: string
  readonly moves: readonly Move[]
}

/** Finishing comes after what answers the question; what one could do besides comes last. */
const rank = (kind: string): number => {
  if (kind === 'react') return 5
  if (kind === 'done') return 4
  if (ASIDE.has(kind)) return 3
  if (SECOND.has(kind)) return 2
  return kind === 'step' ? 1 : 0
}

/** All legal moves by kind: first those that answer the question, then the optional ones, then ways to finish. */
export function grouped(legal: readonly Move[]): Group[] {
  const kinds = [...new Set(legal.map((move) => move.kind))].sort((a, b) => rank(a) - rank(b))
  return kinds.map((kind) => ({ kind, moves: legal.filter((move) => move.kind === kind) }))
}

export const keyOf = (move: Move): string => JSON.stringify(Object.entries(move).sort(([a], [b]) => a.localeCompare(b)))
