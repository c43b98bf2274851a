import type { GameEvent } from '../../net/protocol'
import type { Arguments } from '../../text/format'
import { isTold, t } from '../../text/language.svelte'
import type { Printed } from './printed'
import { printed } from './printed'
import { counterName, seaName, spaceName } from './words'

/** What is printed comes a moment after the page; a log that was shown before then is told anew. */
let known = $state.raw<Printed | null>(null)
void printed().then((files) => (known = files), () => null)

/** An event's fields as its sentence wants them: spaces and counters by their names. */
export function eventArguments(event: GameEvent): Arguments {
  const plain = Object.fromEntries(Object.entries(event).filter(([, value]) => typeof value !== 'object')) as Record<string, string | number>
  return { ...plain, ...placesOf(event) }
}

function placesOf(event: GameEvent): Arguments {
  if (!known) return {}
  const told: Record<string, string> = {}
  if (event.kind === 'ship_moved') told['to'] = seaName(String(event['to']), { printed: known })
  if (event.kind === 'breeder_moved') told['to'] = spaceName(known, String(event['to']))
  if (typeof event['space'] === 'string' && known.nodes.has(event['space'])) told['space'] = spaceName(known, event['space'])
  const counter = typeof event['counter'] === 'string' ? known.counter(event['counter']) : undefined
  if (counter) told['counter'] = counterName(counter)
  return told
}

/** An event as a sentence; null where the catalogue keeps silent. */
export function sentenceOf(event: GameEvent, names: readonly string[]): string | null {
  const code = `gwt_new_zealand.event.${event.kind}`
  return isTold(code) ? t(code, { player: names[Number(event['seat'])] ?? '', ...eventArguments(event) }) : null
}
