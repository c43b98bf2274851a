import type { LoggedEvent } from '../../net/generated'

const MOST_SHOWN = 3
const UNKNOWN = 'card:hidden'

/** What a line of the log speaks of, cards and tiles before the places where it happened. */
export function thingsIn(events: readonly LoggedEvent[]): readonly string[] {
  const things = new Set(events.flatMap(({ about }) => about ?? []).filter((thing) => thing !== UNKNOWN))
  const isPlace = (thing: string): number => Number(thing.startsWith('node:'))
  return [...things].sort((a, b) => isPlace(a) - isPlace(b)).slice(0, MOST_SHOWN)
}
