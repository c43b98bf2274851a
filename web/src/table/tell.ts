import type { ToldEvent } from '../net/generated'
import { isTold, told as say } from '../text/language.svelte'

/** An event as the log tells it; null where the catalogue keeps silent. */
export const tell = ({ told }: ToldEvent, names: readonly string[]): string | null =>
  told && isTold(told.code) ? say(told, names).trim() || null : null
