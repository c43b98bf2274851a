import { Marked } from 'marked'

const files = import.meta.glob<string>('../../../docs/rules/*.md', { query: '?raw', import: 'default' })

/** The source of a game's rules page, or null if there is none yet. */
export async function rulesSource(game: string): Promise<string | null> {
  return (await files[`../../../docs/rules/${game}.md`]?.()) ?? null
}

/** A page contains every language, each after a line `<!-- lang: xx -->`. */
export function inLanguage(source: string, language: string): string {
  const parts = source.split(/^<!--\s*lang:\s*(\w+)\s*-->\s*$/m)
  const at = parts.findIndex((part, i) => i % 2 === 1 && part === language)
  return (at >= 0 ? parts[at + 1] : (parts[2] ?? parts[0]))?.trim() ?? ''
}

const escape = (text: string): string => text.replace(/[&<>"]/g, (c) => `&#${c.charCodeAt(0)};`)

const marked = new Marked({
  gfm: true,
  renderer: { html: ({ text }) => (text.trimStart().startsWith('<!--') ? '' : escape(text)) },
})

const RULE = '[A-Z]{2}-[A-Z]?\\d+[a-z]?'

/** Rules pages as HTML; a paragraph, line or heading that starts with a rule id can be linked to by it. */
export function rendered(markdown: string): string {
  const html = marked.parse(markdown, { async: false })
  const opening = new RegExp(`<(p|li|td|h[1-6])>((?:\\s|<p>|<strong>|<code>|<a[^>]*>)*)(${RULE})\\b`, 'g')
  const seen = new Set<string>()
  return html.replace(opening, (whole, tag: string, inner: string, id: string) => {
    if (seen.has(id)) return whole
    seen.add(id)
    return `<${tag} id="${id}">${inner}${id}`
  })
}
