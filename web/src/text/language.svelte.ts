import { catalogue } from '../net/api'
import type { Json, Message } from '../net/protocol'
import { type Argument, type Arguments, Sentences } from './format'

export const LANGUAGES = ['fr', 'en'] as const
export type Language = (typeof LANGUAGES)[number]

const REMEMBERED = 'newworlds.language'

export function preferred(remembered: string | null, wished: readonly string[]): Language {
  const known = (tag: string): Language | undefined => LANGUAGES.find((l) => tag.toLowerCase().startsWith(l))
  return (remembered && known(remembered)) || wished.map(known).find(Boolean) || 'en'
}

class Speech {
  sentences = $state.raw(new Sentences('en', {}))
  isReady = $state(false)
  hasFailed = $state(false)

  get language(): Language {
    return this.sentences.language as Language
  }

  async begin(): Promise<void> {
    await this.use(preferred(localStorage.getItem(REMEMBERED), navigator.languages))
  }

  async choose(language: Language): Promise<void> {
    localStorage.setItem(REMEMBERED, language)
    await this.use(language)
  }

  async use(language: Language): Promise<void> {
    try {
      this.sentences = new Sentences(language, await catalogue(language))
      document.documentElement.lang = language
      this.isReady = true
      this.hasFailed = false
    } catch {
      this.hasFailed = !this.isReady
    }
  }
}

export const speech = new Speech()

/** Says a code in the player's language. */
export const t = (code: string, args: Arguments = {}): string => speech.sentences.say(code, args)
export const isTold = (code: string): boolean => speech.sentences.has(code)

const isMessage = (value: Json): value is Message & Json =>
  typeof value === 'object' && value !== null && 'code' in value && typeof value.code === 'string'

/** A message's argument as words: lists are joined, a message within a message is told. */
function plain(value: Json): Argument {
  if (typeof value !== 'object' || value === null) return value
  if (isMessage(value)) return told(value)
  return Array.isArray(value) ? list(value.map((v) => String(plain(v as Json)))) : JSON.stringify(value)
}

export function told(message: Message, more: Arguments = {}): string {
  const own = Object.entries(message.args ?? {}).map(([name, value]) => [name, plain(value)] as const)
  return t(message.code, { ...Object.fromEntries(own), ...more })
}

export const list = (words: readonly string[]): string =>
  new Intl.ListFormat(speech.language, { type: 'conjunction' }).format(words)

export function moment(value: string | number): string {
  const date = new Date(typeof value === 'number' ? value * 1000 : value)
  if (Number.isNaN(date.getTime())) return ''
  return new Intl.DateTimeFormat(speech.language, { dateStyle: 'medium', timeStyle: 'short' }).format(date)
}
