import type { ShowState } from '../net/generated'
import { TableSession } from '../table/session.svelte'
import type { Eyes, GameSource } from './source'
import { stillSocket } from './still_socket'

/** A game as it is seen again. Whether its players are here does not matter any more. */
const asWatched = (state: ShowState): ShowState => ({
  ...state,
  table: { ...state.table, mine: [], seats: state.table.seats.map((seat) => ({ ...seat, online: true })) },
})

export async function watched(source: GameSource, eyes: Eyes): Promise<TableSession> {
  const state = asWatched(await source.state(eyes))
  return new TableSession(source.table ?? '', stillSocket(state), source.past(eyes, state.log.length - 1))
}
