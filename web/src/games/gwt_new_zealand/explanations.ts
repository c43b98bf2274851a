import type { Explanation, Message, Note } from '../../net/generated'
import { told } from '../../text/language.svelte'

/** What things say, as the server tells it: nothing here knows a rule or a price. */

/** A thing's words in the player's language. */
export interface Words {
  readonly title: string
  readonly lines?: readonly string[]
  readonly rule?: string
}

/** Where words come from: what is printed, what is true just now, and the names of all who play. */
export interface Sources {
  readonly printed: Readonly<Record<string, Explanation>>
  readonly notes: Readonly<Record<string, Note>>
  readonly names: readonly string[]
}

/** Sentences and list items begin with a capital, whatever they are made of. */
export const capital = (text: string): string => text.replace(/^(• )?\p{Ll}/u, (start) => start.toLocaleUpperCase())

/** Names of farms' things end with `@` and the seat; what is printed there is the same for all. */
const printedName = (name: string): string => name.replace(/@\d+$/, '')

/** The words of a thing: of what lies there, of itself, and of how things stand. */
export function wordsOf(name: string, { printed, notes, names }: Sources): Words {
  const note = notes[name]
  const own = printed[printedName(name)]
  const lying = (note?.of ?? []).flatMap((one) => printed[one] ?? [])
  const title: Message | undefined = note?.title ?? own?.title ?? lying[0]?.title
  const lines = [...lying.flatMap(({ lines }) => lines ?? []), ...(own?.lines ?? []), ...(note?.lines ?? [])]
  const rule = note?.title?.rule ?? own?.rule ?? lying[0]?.rule
  return {
    title: title ? capital(told(title, names)) : name,
    lines: lines.map((line) => capital(told(line, names))),
    ...(rule && { rule }),
  }
}

/** The name of a printed thing by itself, as it stands within a sentence. */
export function nameOf(name: string, { printed, names }: Sources): string {
  const title = printed[name]?.title
  return title ? told(title, names) : name
}
