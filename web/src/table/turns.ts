import type { LogEntry, LoggedEvent } from '../net/generated'

/** What a player did at once: a line of the log. */
export interface Act {
  readonly seat: number | null
  /** What it is told by; several if the same was done several times in a row. */
  readonly told: readonly LoggedEvent[]
  /** Where it was done, if that was told before. */
  readonly place: LoggedEvent | null
  readonly details: readonly LoggedEvent[]
  /** The first and the last of the moves it took. */
  readonly first: number
  readonly last: number
}

/** Turn 0 is the set-up, with everything up to the first turn. */
export interface Turn {
  readonly number: number
  readonly seat: number | null
  readonly acts: readonly Act[]
  /** The move that started it, so the moment at which it begins. */
  readonly from: number
}

type Mutable<T> = { -readonly [Key in keyof T]: T[Key] }
type OpenTurn = Omit<Turn, 'acts'> & { readonly acts: Mutable<Act>[] }

export const seatOf = ({ event }: LoggedEvent): number | null =>
  typeof event['seat'] === 'number' ? event['seat'] : null

const isOfSameKind = (one: LoggedEvent, other: LoggedEvent): boolean =>
  one.event.kind === other.event.kind && seatOf(one) === seatOf(other)

const isRepeated = (one: LoggedEvent, other: LoggedEvent): boolean =>
  isOfSameKind(one, other) &&
  (other.listed !== undefined || JSON.stringify(one.message) === JSON.stringify(other.message))

/** The log as turns of acts. The server says which event starts a turn, and which belongs to the act beside it. */
class Grouping {
  readonly turns: OpenTurn[] = [{ number: 0, seat: null, acts: [], from: 0 }]
  #place: { event: LoggedEvent; move: number } | null = null
  /** What the present move has come to, as soon as that is known. */
  #main: Mutable<Act> | null = null
  /** What has been done for an act that is still to come. */
  #early: { event: LoggedEvent; move: number }[] = []

  get #turn(): OpenTurn {
    return this.turns.at(-1) as OpenTurn
  }

  take(events: readonly LoggedEvent[], move: number): void {
    this.#main = null
    for (const logged of events) {
      if (!logged.message) continue
      if (logged.part === 'turn') this.#begin(logged, move)
      else if (this.#isDealt(move)) this.#act(logged, move)
      else if (logged.part === 'place') this.#go(logged, move)
      else if (logged.part === 'sequel' && this.#leadsTo(logged)) this.#add(logged, move)
      else if (logged.part === 'prelude' && !this.#main) this.#early.push({ event: logged, move })
      else if (logged.part === 'prelude' || logged.part === 'detail') this.#add(logged, move)
      else this.#act(logged, move)
    }
  }

  /** What is dealt before the first turn is nobody’s act: each kind of thing is told by itself. */
  #isDealt(move: number): boolean {
    return move === 0 && this.#turn.number === 0
  }

  /** More of the same is no sequel. */
  #leadsTo(logged: LoggedEvent): boolean {
    const [done] = this.#main?.told ?? []
    return done !== undefined && this.#main?.seat === seatOf(logged) && !isRepeated(done, logged)
  }

  #begin(logged: LoggedEvent, move: number): void {
    this.leave()
    this.#main = null
    this.turns.push({ number: this.turns.length, seat: seatOf(logged), acts: [], from: move })
  }

  #go(logged: LoggedEvent, move: number): void {
    this.leave()
    this.#main = null
    this.#place = { event: logged, move }
  }

  /** Nothing was done at the last place: having been there is all there is to tell. */
  leave(): void {
    if (this.#place) this.#open(this.#place.event, this.#place.move, null)
    this.#place = null
    for (const { event, move } of this.#early.splice(0)) this.#add(event, move)
  }

  #add(logged: LoggedEvent, move: number): void {
    if (!this.#main) this.leave()
    const act = this.#main ?? this.#turn.acts.at(-1)
    if (act) this.#append(act, 'details', logged, move)
    else this.#open(logged, move, null)
  }

  #act(logged: LoggedEvent, move: number): void {
    const before = this.#turn.acts.at(-1)
    const isMore = before?.told[0] && !this.#place && this.#early.length === 0 && isRepeated(before.told[0], logged)
    if (isMore) this.#append(before, 'told', logged, move)
    else this.#open(logged, this.#place?.move ?? move, this.#place?.event ?? null, move)
    this.#place = null
  }

  #append(act: Mutable<Act>, to: 'told' | 'details', logged: LoggedEvent, move: number): void {
    act[to] = [...act[to], logged]
    act.last = move
    this.#main = act
  }

  #open(logged: LoggedEvent, since: number, place: LoggedEvent | null, last = since): void {
    const early = this.#early.splice(0)
    const first = Math.min(since, ...early.map(({ move }) => move))
    const seat = this.#isDealt(first) ? null : seatOf(logged)
    const act = { seat, told: [logged], place, details: early.map(({ event }) => event), first, last }
    this.#turn.acts.push(act)
    this.#main = act
  }
}

/** From the first turn to the last; entries are numbered by their place in the log, as moments are. */
export function turnsOf(entries: readonly LogEntry[]): readonly Turn[] {
  const grouping = new Grouping()
  for (const [move, { events }] of entries.entries()) grouping.take(events, move)
  grouping.leave()
  return grouping.turns
}

export const eventsOf = ({ told, place, details }: Act): readonly LoggedEvent[] => [
  ...(place ? [place] : []),
  ...told,
  ...details,
]
