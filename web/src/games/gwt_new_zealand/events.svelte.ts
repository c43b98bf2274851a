import type { GameEvent } from '../../net/protocol'
import type { Arguments } from '../../text/format'
import { isTold, t } from '../../text/language.svelte'
import { atSpaceName, portName, spaceName, toSeaName } from './place_names'
import type { Printed } from './printed'
import { printed } from './printed'
import { auxiliaryName, counterName, discName, forecastName, oneCard } from './words'

/** What is printed comes a moment after the page; a log that was shown before then is told anew. */
let known = $state.raw<Printed | null>(null)
void printed().then(
  (files) => (known = files),
  () => null,
)

/** An event's fields as its sentence wants them: people, places and things by their names. */
export function eventArguments(event: GameEvent, names: readonly string[]): Arguments {
  const plain = Object.fromEntries(Object.entries(event).filter(([, value]) => typeof value !== 'object')) as Record<
    string,
    string | number
  >
  return { ...plain, ...thingsOf(event, names), ...(known ? placesOf(event, known) : {}) }
}

type Teller<T> = (event: GameEvent, with_: T) => Arguments

const word = (event: GameEvent, field: string): string => String(event[field] ?? '')

const card: Teller<readonly string[]> = (event) => ({ card: oneCard(word(event, 'card')) })
const tile: Teller<readonly string[]> = (event) => ({ tile: forecastName(word(event, 'tile')) })

/** Cards, tiles, discs, actions and seats. */
const THINGS: Readonly<Record<string, Teller<readonly string[]>>> = {
  card_drawn: card,
  card_discarded: card,
  card_taken: card,
  card_played: card,
  card_removed: card,
  sheep_revealed: card,
  market_filled: card,
  objective_revealed: card,
  tile_taken: tile,
  tile_removed: tile,
  forecast_chosen: tile,
  forecast_drawn: tile,
  hazard_removed: tile,
  disc_taken: (event) => ({ space: discName(word(event, 'space')) }),
  auxiliary_taken: (event) => ({ action: auxiliaryName(word(event, 'action')) }),
  tax_paid: (event, names) => ({ owner: names[Number(event['owner'])] ?? t('gwt_new_zealand.bank') }),
}

const thingsOf: Teller<readonly string[]> = (event, names) => THINGS[event.kind]?.(event, names) ?? {}

const space: Teller<Printed> = (event, files) => ({ space: spaceName(files, word(event, 'space')) })
const port: Teller<Printed> = (event, files) => ({ port: portName(word(event, 'port'), { printed: files }) })

/** Spaces, ports and counters. */
const PLACES: Readonly<Record<string, Teller<Printed>>> = {
  breeder_moved: (event, files) => ({ to: atSpaceName(files, word(event, 'to'), word(event, 'neutral')) }),
  action_taken: (event, files) => ({ space: atSpaceName(files, word(event, 'space'), word(event, 'neutral')) }),
  tax_paid: space,
  building_built: space,
  building_replaced: space,
  hazard_removed: space,
  ship_moved: (event, files) => ({ to: toSeaName(word(event, 'to'), files) }),
  port_upgraded: port,
  disc_moved: port,
  delivered: (event, files) => {
    const counter = files.counter(word(event, 'counter'))
    return counter ? { counter: counterName(counter) } : {}
  },
}

const placesOf: Teller<Printed> = (event, files) => PLACES[event.kind]?.(event, files) ?? {}

/** An event as a sentence; null where the catalogue keeps silent. */
export function sentenceOf(event: GameEvent, names: readonly string[]): string | null {
  const code = `gwt_new_zealand.event.${event.kind}`
  return isTold(code) ? t(code, { player: names[Number(event['seat'])] ?? '', ...eventArguments(event, names) }) : null
}
