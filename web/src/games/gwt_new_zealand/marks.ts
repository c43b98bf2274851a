import type { LoggedEvent } from '../../net/generated'
import type { Marks } from '../game'
import type { NewZealandBoard } from './generated'
import type { Part } from './places'
import { FORECASTS } from './board'

/** A spot of the table that is marked, and whose act marked it. */
export interface Mark {
  readonly seat: number
  readonly isPointedAt: boolean
}

/** Cards and tiles lie in one place or another; what is nowhere on the table is not marked. */
const ELSEWHERE: Readonly<Record<string, (name: string) => readonly string[]>> = {
  card: (name) => [`breed:${name}`, `objective:${name}`],
}

/** Things on a farm are named with its seat; they are marked on the board of whoever looks only if they are theirs. */
function spotsOf(thing: string, seat: number): readonly string[] {
  const [named = '', farm] = thing.split('@')
  if (farm !== undefined && Number(farm) !== seat) return []
  const [sort = '', name = ''] = named.split(':')
  return ELSEWHERE[sort]?.(name) ?? [named]
}

function spotsIn({ event, about }: LoggedEvent, board: NewZealandBoard, seat: number): readonly string[] {
  const things = (about ?? []).flatMap((thing) => spotsOf(thing, seat))
  const drawn = event.kind === 'forecast_drawn' ? board.forecast.indexOf(String(event['tile'])) : -1
  return drawn < 0 ? things : [...things, `forecast:${FORECASTS[drawn]}`]
}

/** The spots that events speak of; `seat` is whose board is shown as their own. */
export function marksOn(marks: Marks | null, board: NewZealandBoard, seat: number): ReadonlyMap<string, Mark> {
  const found = new Map<string, Mark>()
  for (const logged of marks?.events ?? []) {
    const mark = { seat: Number(logged.event['seat'] ?? 0), isPointedAt: marks?.isPointedAt ?? false }
    for (const spot of spotsIn(logged, board, seat)) found.set(spot, mark)
  }
  return found
}

const PARTS: Readonly<Record<string, Part>> = {
  node: 'island',
  forecast: 'island',
  breed: 'markets',
  objective: 'markets',
  sea: 'sea',
  port: 'sea',
}

/** Where a spot is; counters are on the island or overseas. */
export const partOfSpot = (spot: string, foreign: ReadonlySet<string>): Part | null => {
  const [sort = '', name = ''] = spot.split(':')
  if (sort === 'counter') return foreign.has(name) ? 'sea' : 'island'
  return PARTS[sort] ?? null
}
