import type { Language } from './language.svelte'
import words from './unreachable.json'

interface Unreachable {
  readonly sentence: string
  readonly again: string
}

/** What is said in every language when no catalogue can be fetched; the only words built into the client. */
export const UNREACHABLE: Readonly<Record<Language, Unreachable>> = words
