import type { ToldEvent } from '../net/generated'
import { isTold, told as say } from '../text/language.svelte'

/** An event in the words of the log; null if the catalogue has none. */
export const tell = ({ told }: ToldEvent, names: readonly string[]): string | null =>
  told && isTold(told.code) ? say(told, names).trim() || null : null
