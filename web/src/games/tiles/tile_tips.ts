import type { LoggedEvent } from '../../net/generated'

export interface ShownTile {
  readonly tile: string
  readonly rotation: number
}

/** The tiles that events speak of, rotated as they were laid. */
export const tilesIn = (events: readonly LoggedEvent[]): readonly ShownTile[] =>
  events.flatMap(({ event: { tile, rotation } }) =>
    typeof tile === 'string' ? [{ tile, rotation: typeof rotation === 'number' ? rotation : 0 }] : [],
  )

export const hasTile = (events: readonly LoggedEvent[]): boolean => tilesIn(events).length > 0
