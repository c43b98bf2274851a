const files = import.meta.glob<string>('../../../docs/rules/*.md', { query: '?raw', import: 'default' })

/** The games that have a rules page. */
export const gamesWithRules: readonly string[] = Object.keys(files).map((path) => path.replace(/^.*\/|\.md$/g, ''))

/** The source of a game's rules page, or null if there is none. */
export async function rulesSource(game: string): Promise<string | null> {
  return (await files[`../../../docs/rules/${game}.md`]?.()) ?? null
}

/** A page contains every language, each after a line `<!-- lang: xx -->`. */
export function inLanguage(source: string, language: string): string {
  const parts = source.split(/^<!--\s*lang:\s*(\w+)\s*-->\s*$/m)
  const at = parts.findIndex((part, i) => i % 2 === 1 && part === language)
  return (at >= 0 ? parts[at + 1] : (parts[2] ?? parts[0]))?.trim() ?? ''
}
