import { IntlMessageFormat } from 'intl-messageformat'
import { withMinus } from './figure'

export type Argument = string | number | boolean | Date | null | undefined
export type Arguments = Readonly<Record<string, Argument>>
export type Catalogue = Readonly<Record<string, string>>

/** One language's messages, parsed on first use. */
export class Sentences {
  readonly #parsed = new Map<string, IntlMessageFormat>()

  constructor(
    readonly language: string,
    readonly catalogue: Catalogue,
  ) {}

  has(code: string): boolean {
    return code in this.catalogue
  }

  /** The sentence for a code; if missing, the code itself, so that it is noticed. */
  say(code: string, args: Arguments = {}): string {
    const source = this.catalogue[code]
    if (source === undefined) return code
    try {
      return withMinus(String(this.#parse(code, source).format(args)))
    } catch {
      return source
    }
  }

  #parse(code: string, source: string): IntlMessageFormat {
    const known = this.#parsed.get(code)
    if (known) return known
    const fresh = new IntlMessageFormat(source, this.language, undefined, { ignoreTag: true })
    this.#parsed.set(code, fresh)
    return fresh
  }
}
