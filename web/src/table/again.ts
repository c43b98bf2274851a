import { isVacant } from '../home/draft'
import type { SeatRequest, TableInfo, TableRequest } from '../net/generated'

/** The same table again; friends get new invitation links. */
export function again(table: TableInfo): TableRequest {
  return {
    game: table.game,
    options: table.options,
    terms: table.terms,
    seats: table.seats.map(({ kind, name, bot }): SeatRequest =>
      kind === 'bot' && bot ? { kind, name, bot } : { kind, name: isVacant(kind) ? '' : name },
    ),
  }
}
