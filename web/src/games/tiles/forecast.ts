import type { Point } from '../../art/tiles'
import type { GameEvent } from '../../net/generated'
import type { Preview } from '../../net/live'
import { type Gain, gainsOf } from '../../table/gains'
import { type Member, type Part, partKey } from './board'
import type { Atlas } from './features'

/** The outcome of a move, as forecast by the server: points and where they are scored, and who would return. */
export interface Flag {
  readonly at: Point
  readonly members: readonly Member[]
  readonly gains: readonly Gain[]
}

export interface Forecast {
  readonly flags: readonly Flag[]
  /** Each seat's total points. */
  readonly gains: readonly Gain[]
  /** Parts whose followers would return without points. */
  readonly stragglers: ReadonlySet<string>
}

/** The followers that an event returns without points. */
export type LeftBehind = (event: GameEvent) => readonly Part[]

export function forecastOf({ events, gains, scorings }: Preview, atlas: Atlas, leftBehind: LeftBehind): Forecast {
  const left = events.flatMap(({ event }) => leftBehind(event))
  return {
    flags: scorings.flatMap((scoring) => {
      const members = membersOf(events[scoring.event]?.event)
      return members.length > 0 ? [{ at: atlas.flagplace(members), members, gains: gainsOf(scoring.gains) }] : []
    }),
    gains: gainsOf(gains),
    stragglers: new Set(left.map(({ row, col, feature }) => partKey(row, col, feature))),
  }
}

/** The sections of the feature that an event is about. */
const membersOf = (event: GameEvent | undefined): readonly Member[] =>
  (event?.['members'] ?? []) as unknown as readonly Member[]
