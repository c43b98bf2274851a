import type { Point } from '../../art/tiles'
import type { GameEvent } from '../../net/generated'
import type { Preview } from '../../net/live'
import { type Member, type Part, partKey } from './board'
import type { Atlas } from './features'

/** What a move would bring, as the server foretells it: points with their place, and who would go home. */
export interface Gain {
  readonly seat: number
  readonly points: number
}

export interface Flag {
  readonly at: Point
  readonly members: readonly Member[]
  readonly gains: readonly Gain[]
}

export interface Forecast {
  readonly flags: readonly Flag[]
  /** All points of each seat together. */
  readonly gains: readonly Gain[]
  /** Parts whose followers would be sent home without points. */
  readonly stragglers: ReadonlySet<string>
}

interface Scoring {
  readonly points: number
  readonly winners?: readonly number[]
  readonly seat?: number
  readonly members?: readonly Member[]
}

/** Whom an event sends home without points. */
export type LeftBehind = (event: GameEvent) => readonly Part[]

export function forecastOf(
  preview: Preview,
  before: readonly number[],
  atlas: Atlas,
  leftBehind: LeftBehind,
): Forecast {
  const events = preview.events.map(({ event }) => event)
  const flags = flagsOf(events, atlas)
  return {
    flags,
    gains: atlas.board.left > 0 ? gained(preview.scores, before) : summed(flags, before.length),
    stragglers: new Set(events.flatMap(leftBehind).map(({ row, col, feature }) => partKey(row, col, feature))),
  }
}

const gained = (scores: readonly number[], before: readonly number[]): Gain[] =>
  scores.flatMap((score, seat) => (score !== before[seat] ? [{ seat, points: score - (before[seat] ?? 0) }] : []))

/** With the last tile the game is counted, also what is still hidden: then only what is told counts. */
function summed(flags: readonly Flag[], seats: number): Gain[] {
  const points = Array.from({ length: seats }, () => 0)
  for (const { seat, points: more } of flags.flatMap(({ gains }) => gains)) points[seat] = (points[seat] ?? 0) + more
  return gained(
    points,
    points.map(() => 0),
  )
}

/** A bonus has no place of its own: it joins the flag of the scoring before it. */
function flagsOf(events: readonly GameEvent[], atlas: Atlas): Flag[] {
  const flags: { at: Point; members: readonly Member[]; gains: Gain[] }[] = []
  for (const event of events) {
    const { points, winners, seat, members } = event as unknown as Scoring
    if (typeof points !== 'number') continue
    if (members && winners)
      flags.push({ at: atlas.flagplace(members), members, gains: winners.map((winner) => ({ seat: winner, points })) })
    else if (typeof seat === 'number') raise(flags.at(-1)?.gains, seat, points)
  }
  return flags.filter(({ gains }) => gains.some(({ points }) => points > 0))
}

function raise(gains: Gain[] | undefined, seat: number, points: number): void {
  const index = gains?.findIndex((gain) => gain.seat === seat) ?? -1
  const gain = gains?.[index]
  if (gains && gain) gains[index] = { seat, points: gain.points + points }
}
