import type { Seat } from '../net/protocol'
import { t } from '../text/language.svelte'

/** What to call each seat; bots without a name are called after what they are. */
export const namesOf = (seats: readonly Seat[]): string[] =>
  seats.map(({ seat, name, bot }) => name || (bot ? t(`ui.bot.${bot}`) : t('ui.seat.player', { number: seat + 1 })))
