import type { GameClient } from '../games/game'
import type { ToldEvent } from '../net/protocol'
import { argumentsOf, isTold, t } from '../text/language.svelte'

/** An event as the log tells it; null where the catalogue keeps silent. */
export function tell({ event, told }: ToldEvent, game: GameClient, names: readonly string[]): string | null {
  if (!told || !isTold(told.code)) return null
  return t(told.code, { ...argumentsOf(told, names), ...game.eventArguments?.(event, names) }).trim() || null
}
