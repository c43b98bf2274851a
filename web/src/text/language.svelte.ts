import LANGUAGE_NAMES from '../../../src/newworlds/languages.json'
import { catalogue } from '../net/api'
import type { Argument as MessageArgument, Message } from '../net/generated'
import { withMinus } from './figure'
import { type Argument, type Arguments, Sentences } from './format'

export type Language = keyof typeof LANGUAGE_NAMES
export const LANGUAGES = Object.keys(LANGUAGE_NAMES) as readonly Language[]

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

/** A message in the player's language. */
export const t = (code: string, args: Arguments = {}): string => speech.sentences.say(code, args)
export const isTold = (code: string): boolean => speech.sentences.has(code)

/** An argument in words. Lists of messages read as prose; lists of ids and numbers are joined by commas. */
function plain(value: MessageArgument, names: readonly string[]): Argument {
  if (typeof value !== 'object' || value === null) return value
  if ('code' in value) return told(value, names)
  const items = value.map((item) => String(plain(item, names)))
  return value.some((item) => typeof item === 'object') ? list(items) : items.join(', ')
}

const playersOf = (seats: number | readonly number[], names: readonly string[]): string =>
  typeof seats === 'number' ? (names[seats] ?? '') : list(seats.map((seat) => names[seat] ?? ''))

const numberOf = (seats: number | readonly number[]): number => (typeof seats === 'number' ? 1 : seats.length)

/** A message's arguments in words, and how many players each names; `names` has everyone's name, by seat. */
function argumentsOf(message: Message, names: readonly string[]): Arguments {
  const own = Object.entries(message.args ?? {}).map(([name, value]) => [name, plain(value, names)] as const)
  const seats = Object.entries(message.players ?? {})
  const named = seats.map(([name, who]) => [name, playersOf(who, names)] as const)
  const counted = seats.map(([name, who]) => [`${name}_count`, numberOf(who)] as const)
  return Object.fromEntries([...own, ...named, ...counted])
}

export const told = (message: Message, names: readonly string[] = []): string =>
  t(message.code, argumentsOf(message, names))

/** Several players or things as a list in prose. */
export function list(words: readonly string[]): string {
  const last = words.at(-1) ?? ''
  return words.length < 2 ? last : t('list.last', { before: words.slice(0, -1).join(', '), last })
}

export function moment(value: string | number): string {
  const date = new Date(typeof value === 'number' ? value * 1000 : value)
  if (Number.isNaN(date.getTime())) return ''
  return new Intl.DateTimeFormat(speech.language, { dateStyle: 'medium', timeStyle: 'short' }).format(date)
}

/** With one decimal. */
export const decimal = (value: number): string =>
  withMinus(
    new Intl.NumberFormat(speech.language, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(value),
  )

export const day = (value: string): string =>
  new Intl.DateTimeFormat(speech.language, { dateStyle: 'long' }).format(new Date(value))

export const shortDay = (value: string): string =>
  new Intl.DateTimeFormat(speech.language, { day: 'numeric', month: 'short' }).format(new Date(value))
