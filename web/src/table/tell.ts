import type { GameClient } from '../games/game'
import type { GameEvent } from '../net/protocol'
import { isTold, t } from '../text/language.svelte'

/** An event as the log tells it; null where the catalogue keeps silent. */
export function tell(event: GameEvent, game: GameClient, names: readonly string[]): string | null {
  const code = `${game.id}.event.${event.kind}`
  if (!isTold(code)) return null
  const seat = event['seat']
  const player = typeof seat === 'number' ? (names[seat] ?? '') : ''
  return t(code, { player, ...game.eventArguments(event, names) }).trim() || null
}
