import {
  type Art,
  artDefs,
  bonusTileArt,
  buildingArt,
  cardArt,
  counterArt,
  effectArt,
  harbourmasterArt,
  hazardArt,
  isSymbol,
  neutralArt,
  pointsArt,
  sarahCardArt,
  symbolArt,
  workerArt,
} from '../../art/gwt'
import type { Printed as Sent } from '../../net/generated'
import type { Look, Plate, PlateKind, PlateMaker } from '../../plates/plates'
import type { Worker } from './board'
import type { Printing } from './generated'
import { Printed } from './printed'

/** Draws what is left of a component's name after its kind. */
type Drawing = (printed: Printed, name: string) => Art | null

const from = <T>(what: T | undefined, draw: (what: T) => Art): Art | null => (what === undefined ? null : draw(what))

const card: Drawing = (printed, name) => from(printed.cards.get(name)?.drawn, cardArt)
/** Four of them have the same on both sides. */
const neutral: Drawing = (printed, name) => {
  const [letter = '', side] = name.split(':')
  const tile = printed.neutral.get(letter)
  if (side === '2' && !tile?.side_2?.length) return null
  return from(tile, (one) => neutralArt(one, side === '2' ? 2 : 1))
}
const counter: Drawing = (printed, name) => from(printed.counter(name), (one) => counterArt(one, one.sort === 'wool'))
const port: Drawing = (printed, name) => from(printed.ports.get(name)?.size, (size) => symbolArt(`port_${size}`))
const auxiliary: Drawing = (printed, name) =>
  from(
    printed.board.player_board.aux.find(({ id }) => id === name),
    ({ actions }) => effectArt(actions),
  )
const pair: Drawing = (printed, name) =>
  from(
    printed.board.player_board.warehouse_pair.find(({ id }) => id === Number(name)),
    ({ actions, vp }) => (actions?.length ? effectArt(actions) : pointsArt(vp ?? 0)),
  )

interface Kind {
  readonly id: string
  readonly look: Look
  /** What the names of its explanations begin with. */
  readonly start: string
  readonly draw: Drawing
  /** Which of the names, where others begin alike. */
  readonly only?: RegExp
}

const KINDS: readonly Kind[] = [
  { id: 'symbols', look: 'sign', start: 'symbol', draw: (_, name) => (isSymbol(name) ? symbolArt(name) : null) },
  { id: 'neutral_buildings', look: 'card', start: 'neutral', draw: neutral },
  {
    id: 'buildings',
    look: 'card',
    start: 'building',
    draw: (printed, name) => from(printed.personal.get(name), (tile) => buildingArt(tile)),
  },
  { id: 'workers', look: 'sign', start: 'worker', draw: (_, name) => workerArt(name as Worker) },
  {
    id: 'bonus_tiles',
    look: 'sign',
    start: 'tile',
    draw: (printed, name) => from(printed.tiles.get(name), bonusTileArt),
  },
  { id: 'hazards', look: 'sign', start: 'hazard', draw: (printed, name) => from(printed.hazards.get(name), hazardArt) },
  { id: 'sheep', look: 'card', start: 'card', draw: card, only: /^(?!bonus_|OB|sheepdog|ferry|kotare)/ },
  { id: 'support_cards', look: 'card', start: 'card', draw: card, only: /^(sheepdog|ferry|kotare)$/ },
  { id: 'bonus_cards', look: 'card', start: 'card', draw: card, only: /^bonus_/ },
  { id: 'objectives', look: 'card', start: 'card', draw: card, only: /^OB/ },
  { id: 'counters', look: 'card', start: 'counter', draw: counter },
  { id: 'ports', look: 'sign', start: 'port', draw: port },
  {
    id: 'harbourmasters',
    look: 'sign',
    start: 'harbourmaster',
    draw: (printed, name) => from(printed.masters.get(Number(name)), harbourmasterArt),
  },
  { id: 'auxiliary_actions', look: 'card', start: 'aux', draw: auxiliary },
  { id: 'warehouse_pairs', look: 'sign', start: 'pair', draw: pair },
  {
    id: 'sarah_cards',
    look: 'card',
    start: 'sarah_card',
    draw: (printed, name) => from(printed.sarahCards.get(Number(name)), sarahCardArt),
  },
]

/** What is explained but has no picture of its own, such as a face-down card, is no plate. */
function platesOf(printed: Printed, { start, draw, only = /^/ }: Kind): readonly Plate[] {
  return Object.keys(printed.explanations).flatMap((id): Plate[] => {
    const name = id.slice(start.length + 1)
    if (!id.startsWith(`${start}:`) || !only.test(name)) return []
    const picture = draw(printed, name)
    return picture ? [{ id, picture }] : []
  })
}

/** Both sides of a building beside each other. */
const inPairs = (kind: PlateKind): PlateKind => {
  const number = (plate: Plate): number => parseInt(plate.id.split(':')[1] ?? '', 10)
  return kind.id === 'buildings' ? { ...kind, plates: [...kind.plates].sort((a, b) => number(a) - number(b)) } : kind
}

const maker: PlateMaker = {
  defs: artDefs,
  kinds({ components, explanations }: Sent) {
    const printed = new Printed(components as unknown as Printing, explanations)
    return KINDS.map((kind) =>
      inPairs({ id: kind.id, look: kind.look, plates: platesOf(printed, kind), isKey: kind.id === 'symbols' }),
    )
  },
}
export default maker
