import { t } from '../text/language.svelte'
import { characterOf } from './cast'

/** How a bot plays and how long it thinks, if it is one of the characters. */
export function playingOf(bot: string | null): string | undefined {
  const character = characterOf(bot)
  return character ? `${t(`ui.bot.${character}.plays`)} ${t(`ui.bot.${character}.pace`)}` : undefined
}
