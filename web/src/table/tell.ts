import type { LoggedEvent } from '../net/generated'
import { isTold, told as say } from '../text/language.svelte'

/** An event in the words of the log; null if the catalogue has none. */
export const tell = ({ message }: LoggedEvent, names: readonly string[]): string | null =>
  message && isTold(message.code) ? say(message, names).trim() || null : null
