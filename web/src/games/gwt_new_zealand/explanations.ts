import type { Explanation, Message, Note } from '../../net/generated'
import { capital } from '../../text/capital'
import { told } from '../../text/language.svelte'

/** Explanations of components, as the server words them: no rule or price is known here. */

/** An explanation in the player's language. */
export interface Words {
  readonly title: string
  readonly lines?: readonly string[]
  readonly rule?: string
}

/** Where explanations come from: the printed components, notes on the current position, and all players' names. */
export interface Sources {
  readonly printed: Readonly<Record<string, Explanation>>
  readonly notes: Readonly<Record<string, Note>>
  readonly names: readonly string[]
}

/** Names of things on a farm end with `@` and the seat; their printed text is the same for everyone. */
const printedName = (name: string): string => name.replace(/@\d+$/, '')

/** An explanation: of what lies there, of the component itself, and of the current position. */
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

/** A printed component's name alone, as used within a sentence. */
export function nameOf(name: string, { printed, names }: Sources): string {
  const title = printed[name]?.title
  return title ? told(title, names) : name
}
