import type { ChatLine } from '../net/generated'
import { isTold, speech, t } from '../text/language.svelte'

/** What somebody said; a phrase in the reader's own language. */
export const wordsOf = (line: ChatLine): string => line.text ?? t(`ui.phrase.${line.phrase ?? ''}`)

/** The words of a report; a phrase is named in brackets there. */
export function reportedWords(words: string): string {
  const phrase = /^\[(\w+)\]$/.exec(words)?.[1]
  return phrase && isTold(`ui.phrase.${phrase}`) ? t(`ui.phrase.${phrase}`) : words
}

/** The time of day, with the date if it was not today. */
export function timeOf(line: ChatLine, today: Date = new Date()): string {
  const at = new Date(line.at)
  const time = { hour: '2-digit', minute: '2-digit' } as const
  const isToday = at.toDateString() === today.toDateString()
  return at.toLocaleString(speech.language, isToday ? time : { ...time, day: 'numeric', month: 'short' })
}
