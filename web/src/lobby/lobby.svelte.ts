import type { LobbyTable, Pace, ShowLobby } from '../net/generated'
import type { Socket } from '../net/socket'

/** What somebody looks for. */
export interface Wishes {
  game: string | null
  what: 'all' | 'join' | 'watch'
  pace: Pace['kind'] | null
  isRated: boolean
}

export const ANY: Wishes = { game: null, what: 'all', pace: null, isRated: false }

/** Also in place of somebody who left. */
export const isToJoin = (table: LobbyTable): boolean => table.status === 'waiting' || isToTakeOver(table)

export const isToTakeOver = ({ status, seats }: LobbyTable): boolean =>
  status === 'playing' && seats.some(({ is_offered }) => is_offered)

const fits = (table: LobbyTable, { game, what, pace, isRated }: Wishes): boolean =>
  (game === null || table.game === game) &&
  (what === 'all' || (what === 'join') === isToJoin(table)) &&
  (pace === null || table.terms.pace.kind === pace) &&
  (!isRated || table.terms.is_rated)

/** Those that wait for players first. */
export const found = (tables: readonly LobbyTable[], wishes: Wishes): LobbyTable[] =>
  tables.filter((table) => fits(table, wishes)).sort((a, b) => Number(isToJoin(b)) - Number(isToJoin(a)))

/** The listed tables, as the server tells them for as long as the page is open. */
export class LobbyList {
  tables = $state.raw<readonly LobbyTable[] | null>(null)
  isConnected = $state(true)

  constructor(readonly socket: Socket) {
    socket.addEventListener('open', () => (this.isConnected = true))
    socket.addEventListener('close', () => (this.isConnected = false))
    socket.addEventListener('message', (event) => this.#heard(JSON.parse(String(event.data)) as ShowLobby))
  }

  close(): void {
    this.socket.close()
  }

  /** A refusal comes before the connection is closed, which is then tried again. */
  #heard(message: ShowLobby): void {
    if (message.type === 'lobby') this.tables = message.tables
  }
}
