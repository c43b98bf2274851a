import { hasAll, occurrences, type Range } from './folded'
import type { Block, RulesPage } from './page'

/** A rule, or the opening of a chapter, that contains everything sought. */
export interface Find {
  readonly anchor: string
  /** The rule's number; null for text that belongs to no numbered rule. */
  readonly rule: string | null
  readonly chapter: string
  /** A passage around the first word found, as HTML with the words marked. */
  readonly passage: string
}

interface Passage {
  readonly anchor: string
  readonly rule: string | null
  readonly chapter: string
  readonly text: string
}

export function search(page: RulesPage, words: readonly string[]): readonly Find[] {
  if (words.length === 0) return []
  return passages(page)
    .filter(({ text, rule, chapter }) => hasAll(`${chapter} ${rule ?? ''} ${text}`, words))
    .map(({ text, ...place }) => ({ ...place, passage: excerpt(text, words) }))
}

/** The page's text by rule: each begins where its number stands and lasts until the next. */
function passages(page: RulesPage): readonly Passage[] {
  return page.chapters.flatMap(({ id, title, blocks }) => {
    const html = blocks.map(htmlOf).join(' ')
    const [opening = '', ...rules] = html.split(/<\w+ id="/)
    const whole = { anchor: id, rule: null, chapter: title, text: plainText(opening) }
    return [whole, ...rules.map((rest) => ruleIn(rest, title))].filter(({ text }) => text)
  })
}

const htmlOf = (block: Block): string =>
  block.kind === 'text' ? block.html : block.kind === 'example' ? block.captions.join(' ') : ''

function ruleIn(rest: string, chapter: string): Passage {
  const rule = rest.slice(0, rest.indexOf('"'))
  return {
    anchor: rule,
    rule,
    chapter,
    text: plainText(rest.slice(rest.indexOf('>') + 1))
      .slice(rule.length)
      .trim(),
  }
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
}
const plainText = (html: string): string =>
  html
    .replace(/<[^>]*>/g, (tag) => (/^<\/(p|li|td|th|tr)/.test(tag) ? ' ' : ''))
    .replace(/&(amp|lt|gt|quot|#39);/g, (entity) => ENTITIES[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim()

const escaped = (text: string): string => text.replace(/[&<>"]/g, (c) => `&#${c.charCodeAt(0)};`)

const BEFORE = 28
const LENGTH = 110

function excerpt(text: string, words: readonly string[]): string {
  const found = occurrences(text, words)
  const first = found[0]?.from ?? 0
  const from = first <= BEFORE ? 0 : text.indexOf(' ', first - BEFORE) + 1
  const end = from + LENGTH
  const to = end >= text.length ? text.length : text.lastIndexOf(' ', end)
  const shown = found.filter((range) => range.from >= from && range.to <= to)
  const marked = withMarks(
    text.slice(from, to),
    shown.map((range) => ({ from: range.from - from, to: range.to - from })),
  )
  return `${from > 0 ? '… ' : ''}${marked}${to < text.length ? ' …' : ''}`
}

function withMarks(text: string, ranges: readonly Range[]): string {
  let [html, at] = ['', 0]
  for (const { from, to } of ranges) {
    html += `${escaped(text.slice(at, from))}<mark>${escaped(text.slice(from, to))}</mark>`
    at = to
  }
  return html + escaped(text.slice(at))
}

/** HTML of a page with all words sought marked; tags and entities stay as they are. */
export function highlighted(html: string, words: readonly string[]): string {
  if (words.length === 0) return html
  return html
    .split(/(<[^>]*>|&[a-z\d#]+;)/i)
    .map((piece, i) => (i % 2 === 1 ? piece : withMarks(piece, occurrences(piece, words))))
    .join('')
}
