import { buildingNumbers } from '../../art/gwt/trail/numbers'
import { printedAt, printedToday } from '../../net/api'
import type { Explanation, Printed as Sent } from '../../net/generated'
import type {
  Board,
  BonusSet,
  BonusTile,
  Harbourmaster,
  Hazard,
  LocalCounter,
  Neutral,
  Node,
  Objective,
  Personal,
  Port,
  Printing,
  SarahCard,
  Sea,
  Sheep,
  Support,
  Trail,
} from './generated'

export type CounterSort = 'sheep' | 'abroad' | 'wool'

export interface NamedCounter extends LocalCounter {
  /** As moves name it: `sheep_9`, `abroad_8`, `wool_13`. */
  readonly name: string
  readonly sort: CounterSort
}

/** A card of any kind, by its name in moves and views. */
export interface NamedCard {
  readonly name: string
  readonly kind: 'sheep' | 'action' | 'objective'
  readonly breeding: number
  readonly wool: number
  readonly vp: number
  readonly penalty: number
  readonly actions: Objective['actions']
  readonly conditions: readonly string[]
  readonly drawn: Sheep | Support | BonusSet | Objective
}

const named = (counters: readonly LocalCounter[], sort: CounterSort): NamedCounter[] =>
  counters.map((counter) => ({ ...counter, sort, name: `${sort}_${counter.value}` }))

const card = (name: string, kind: NamedCard['kind'], drawn: NamedCard['drawn']): NamedCard => ({
  breeding: 0,
  wool: 0,
  penalty: 0,
  actions: [],
  conditions: [],
  ...drawn,
  name,
  kind,
  drawn,
})

/** Everything printed on the components, by their names in views and moves. */
export class Printed {
  readonly board: Board
  readonly sea: Sea
  readonly nodes: ReadonlyMap<string, Node>
  readonly trail: Trail
  /** The names of the building spaces. */
  readonly buildingNumbers: ReadonlyMap<string, number>
  readonly counters: readonly NamedCounter[]
  readonly ports: ReadonlyMap<string, Port>
  readonly portAt: ReadonlyMap<string, Port>
  /** The lane of every sea space except the start, and its distance from the start; the first is 1. */
  readonly seaPlaces: ReadonlyMap<string, { readonly lane: string; readonly number: number }>
  readonly cards: ReadonlyMap<string, NamedCard>
  readonly tiles: ReadonlyMap<string, BonusTile>
  readonly hazards: ReadonlyMap<string, Hazard>
  readonly neutral: ReadonlyMap<string, Neutral>
  readonly personal: ReadonlyMap<string, Personal>
  readonly masters: ReadonlyMap<number, Harbourmaster>
  readonly sarahCards: ReadonlyMap<number, SarahCard>

  constructor(
    readonly printing: Printing,
    /** The explanation of each component. */
    readonly explanations: Readonly<Record<string, Explanation>>,
  ) {
    this.board = printing.board
    this.sea = printing.sea
    this.trail = printing.trail
    this.nodes = new Map(this.trail.node.map((node) => [node.id, node]))
    this.buildingNumbers = buildingNumbers(this.trail.node)
    this.counters = [
      ...named(this.sea.local_counter, 'sheep'),
      ...named(this.sea.foreign_counter, 'abroad'),
      ...named(this.sea.wool_counter, 'wool'),
    ]
    this.ports = new Map(this.sea.port.map((port) => [port.id, port]))
    this.portAt = new Map(this.sea.port.map((port) => [port.node, port]))
    this.seaPlaces = new Map(
      this.sea.sea_lane.flatMap(({ id: lane, nodes }) => nodes.map((node, i) => [node, { lane, number: i + 1 }])),
    )
    const { sheep, support, bonus_set, objective } = printing.cards
    this.cards = new Map(
      [
        ...sheep.map((s) => card(s.breed, 'sheep', s)),
        ...support.map((s) => card(s.id, s.kind, s)),
        ...bonus_set.map((s) => card(`bonus_${s.set}`, s.kind, s)),
        ...objective.map((s) => card(s.id, 'objective', s)),
      ].map((one) => [one.name, one]),
    )
    const { bonus_tile, hazard, neutral, personal, harbourmaster } = printing.tiles
    this.tiles = new Map(bonus_tile.map((tile) => [tile.id, tile]))
    this.hazards = new Map(hazard.map((tile) => [`${tile.type}_${tile.vp}_${tile.hand}`, tile]))
    this.neutral = new Map(neutral.map((building) => [building.letter, building]))
    this.personal = new Map(personal.map((building) => [building.id, building]))
    this.masters = new Map(harbourmaster.map((tile) => [tile.id, tile]))
    this.sarahCards = new Map(printing.sarah.card.map((one) => [one.id, one]))
  }

  counter(name: string): NamedCounter | undefined {
    return this.counters.find((counter) => counter.name === name)
  }

  /** Whether a counter is in Wellington rather than reached through a large port. */
  isLocal(counter: NamedCounter): boolean {
    return !counter.port
  }
}

const fromServer = ({ components, explanations }: Sent): Printed =>
  new Printed(components as unknown as Printing, explanations)

export const printedFor = (table: string): Promise<Printed> => printedAt(table).then(fromServer)

let today: Promise<Printed> | null = null

/** For pictures outside a table. Fetched once; a failed attempt can be retried. */
export function printedNow(): Promise<Printed> {
  today ??= printedToday('gwt_new_zealand')
    .then(fromServer)
    .catch((error: unknown) => {
      today = null
      throw error
    })
  return today
}
