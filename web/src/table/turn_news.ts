import type { Message, RequestInfo, TableInfo } from '../net/generated'
import { namesOf } from './names'

/** Whoever's decision was undone is to act again. */
export function undoneBy(table: TableInfo): Message {
  const player = namesOf(table.seats)[table.to_act ?? 0] ?? ''
  const isMine = table.to_act !== null && table.mine.includes(table.to_act)
  return isMine ? { code: 'ui.undo.granted' } : { code: 'ui.undo.undone', args: { player } }
}

/** Somebody else has this browser's seat now, or that of another player who left. */
export function takenOver(before: TableInfo | null, table: TableInfo): Message | null {
  const taken = table.seats.find(({ seat, taken_over }) => taken_over && before?.seats[seat]?.offered)
  if (!before || !taken || table.mine.includes(taken.seat)) return null
  const player = namesOf(table.seats)[taken.seat] ?? ''
  if (before.mine.includes(taken.seat)) return { code: 'ui.offer.lost', args: { player } }
  return { code: 'ui.offer.taken', args: { player, left: namesOf(before.seats)[taken.seat] ?? '' } }
}

/** Somebody else has left the game to a bot, or is back. */
export function cameOrWent(before: TableInfo | null, table: TableInfo): Message | null {
  if (!before || table.status !== 'playing') return null
  for (const { seat, stand_in, left } of table.seats) {
    const was = before.seats[seat]?.stand_in
    if (table.mine.includes(seat) || Boolean(was) === Boolean(stand_in)) continue
    return { code: `ui.leave.news.${stand_in ? left : 'back'}`, args: { player: namesOf(table.seats)[seat] ?? '' } }
  }
  return null
}

/** The others agree to offer the seat of somebody who left, as this browser has asked. */
function granted(asked: RequestInfo, table: TableInfo): Message | null {
  const offered = table.seats[asked.target ?? -1]?.offered
  if (!offered) return null
  const player = namesOf(table.seats)[asked.target ?? 0] ?? ''
  return { code: `ui.offer.granted.${offered}`, args: { player, menu: { code: 'ui.table_menu' } } }
}

/** What became of this browser's own request, if it is gone or refused and that was not its own doing. */
export function newsOf(before: TableInfo | null, table: TableInfo, isOwnDoing: boolean): Message | null {
  const asked = before?.request
  if (!asked || !table.mine.includes(asked.seat) || asked.refused_by !== null) return null
  const refuser = table.request?.refused_by
  if (typeof refuser === 'number')
    return {
      code: asked.wish === 'undo' ? 'ui.undo.refused' : 'ui.vote.refused',
      args: { player: namesOf(table.seats)[refuser] ?? '' },
    }
  if (!table.request && asked.wish === 'offer') return granted(asked, table)
  return table.request || isOwnDoing || table.seq === before.seq || asked.wish !== 'undo'
    ? null
    : { code: 'ui.undo.lapsed' }
}
