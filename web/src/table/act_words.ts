import type { Argument, LoggedEvent, Message } from '../net/generated'
import { isTold, t, told as say } from '../text/language.svelte'
import { tell } from './tell'
import type { Act, Turn } from './turns'

/** An act in one line: what was done, what it cost or brought, and where. */
export function actWords(act: Act, names: readonly string[]): string {
  const sentence = main(act, names)
  const details = runs(act.details.filter((detail) => !isAboutTheSame(detail, act)))
    .map((run) => briefly(run, names))
    .filter(Boolean)
  const place = act.place ? briefly([act.place], names) : ''
  if (details.length === 0 && !place) return sentence
  return t('ui.log.act', {
    act: sentence.replace(/\.$/, ''),
    details: details.join(', ') || 'none',
    place: place || 'none',
  })
}

/** The same under its turn's heading, which names the player already. */
export function actWordsInTurn(act: Act, turn: Turn, names: readonly string[]): string {
  const words = actWords(act, names)
  const name = turn.seat === null ? '' : `${names[turn.seat] ?? ''} `
  const rest = name.length > 1 && words.startsWith(name) ? words.slice(name.length) : words
  return rest.charAt(0).toLocaleUpperCase() + rest.slice(1)
}

export const turnWords = (turn: Turn, names: readonly string[]): string =>
  turn.number === 0
    ? t('ui.log.setup')
    : t('ui.log.turn', { number: turn.number, player: names[turn.seat ?? -1] ?? '' })

/** How many times it happened, if the sentence does not list them. */
export const timesOf = ({ told: [first, ...others] }: Act): number =>
  others.length > 0 && first && (!first.listed || areAlike([first, ...others])) ? others.length + 1 : 1

const areAlike = (events: readonly LoggedEvent[]): boolean =>
  new Set(events.map(({ message }) => JSON.stringify(message))).size === 1

function main(act: Act, names: readonly string[]): string {
  const [first] = act.told
  if (!first) return ''
  const message = timesOf(act) > 1 ? first.message : listed(act.told, 'message')
  return message && isTold(message.code) ? say(message, names).trim() : ''
}

/** A card that is played also goes to the discard: that says nothing new. */
const isAboutTheSame = (detail: LoggedEvent, { told: [first] }: Act): boolean =>
  detail.part === 'sequel' && String(detail.about ?? '') === String(first?.about ?? '')

/** What is of the same kind and side by side. */
function runs(events: readonly LoggedEvent[]): readonly (readonly LoggedEvent[])[] {
  const found: LoggedEvent[][] = []
  for (const logged of events) {
    const run = found.at(-1)
    if (logged.listed && run?.[0]?.event.kind === logged.event.kind) run.push(logged)
    else found.push([logged])
  }
  return found
}

/** One message that lists what differs. */
function listed(events: readonly LoggedEvent[], form: 'message' | 'brief'): Message | undefined {
  const message = events[0]?.[form]
  const name = events[0]?.listed
  if (!message || !name || events.length === 1) return message
  const things = events.flatMap((logged) => logged[form]?.args?.[name] ?? []) as Argument & readonly Message[]
  return { ...message, args: { ...message.args, [name]: things } }
}

function briefly(events: readonly LoggedEvent[], names: readonly string[]): string {
  const message = listed(events, 'brief')
  if (!message) return events.map((logged) => (tell(logged, names) ?? '').replace(/\.$/, '')).join(', ')
  const isCounted = events.length > 1 && areAlike(events)
  const words = say(isCounted ? (events[0]?.brief ?? message) : message, names)
  return isCounted ? `${words} × ${events.length}` : words
}
