import type { SeatRequest, TableInfo, TableRequest } from '../net/generated'

/** The same table once more; friends by link are invited anew. */
export function again(table: TableInfo): TableRequest {
  return {
    game: table.game,
    options: table.options,
    seats: table.seats.map(({ kind, name, bot }): SeatRequest =>
      kind === 'bot' && bot ? { kind, name, bot } : { kind, name: kind === 'link' ? '' : name },
    ),
  }
}
