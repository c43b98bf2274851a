/** Text as it is searched: without accents, capitals and typographic signs. */

const LIGATURES: Readonly<Record<string, string>> = { œ: 'oe', æ: 'ae', '’': "'", '‘': "'", '–': '-', '‑': '-' }

const foldedCharacter = (character: string): string => {
  const plain = character.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')
  return LIGATURES[plain] ?? plain
}

export const folded = (text: string): string => [...text].map(foldedCharacter).join('')

/** The words of a query. A single letter would match almost everything. */
export const wordsOf = (query: string): readonly string[] =>
  folded(query)
    .split(/\s+/)
    .filter((word) => word.length > 1)

export const hasAll = (text: string, words: readonly string[]): boolean => {
  const plain = folded(text)
  return words.every((word) => plain.includes(word))
}

export interface Range {
  readonly from: number
  readonly to: number
}

/** Where words occur in a text: ranges of the text itself, in order and without overlap. */
export function occurrences(text: string, words: readonly string[]): readonly Range[] {
  const { plain, origins } = aligned(text)
  const found = words.flatMap((word) => allOf(plain, word))
  return merged(found.map(({ from, to }) => ({ from: origins[from] ?? 0, to: origins[to] ?? text.length })))
}

/** The folded text, and for each of its characters the place in the text that it comes from. */
function aligned(text: string): { plain: string; origins: readonly number[] } {
  let [plain, at] = ['', 0]
  const origins: number[] = []
  for (const character of text) {
    const piece = foldedCharacter(character)
    origins.push(...Array.from(piece, () => at))
    plain += piece
    at += character.length
  }
  return { plain, origins: [...origins, at] }
}

function allOf(plain: string, word: string): Range[] {
  const found: Range[] = []
  for (let at = plain.indexOf(word); at >= 0; at = plain.indexOf(word, at + word.length))
    found.push({ from: at, to: at + word.length })
  return found
}

function merged(ranges: readonly Range[]): readonly Range[] {
  const joined: Range[] = []
  for (const range of [...ranges].sort((a, b) => a.from - b.from)) {
    const last = joined.at(-1)
    if (last && range.from <= last.to) joined[joined.length - 1] = { from: last.from, to: Math.max(last.to, range.to) }
    else joined.push(range)
  }
  return joined
}
