export type Theme = 'light' | 'dark'
export const THEMES: readonly Theme[] = ['light', 'dark']

const STYLE = /<style[^>]*>([\s\S]*?)<\/style>/g

/**
 * A component's markup as a file of its own. The page's colours do not reach into it, so it takes along those of one
 * theme.
 */
export function asFile(head: string, body: string, tokens: string, theme: Theme): string {
  const styles = [...head.matchAll(STYLE)].map(([, style]) => style).join('\n')
  const svg = body
    .replace(/<!--[\s\S]*?-->/g, '')
    .trim()
    .replace(/^<svg /, `<svg xmlns="http://www.w3.org/2000/svg" data-theme="${theme}" `)
  if (!svg.startsWith('<svg ')) throw new Error('a picture must be one <svg>')
  const end = svg.indexOf('>') + 1
  return `${svg.slice(0, end)}<style>${tidy(tokens + styles)}</style>${svg.slice(end)}`
}

const tidy = (css: string): string =>
  css
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .replace(/</g, '\\3c ')
