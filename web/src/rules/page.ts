import { Marked, type Token, type Tokens } from 'marked'
import { KEY } from '../shell/routes'

/** A rules page in one language, taken apart so that contents, search and pictures know its pieces. */
export interface RulesPage {
  readonly title: string
  readonly chapters: readonly Chapter[]
}

export interface Chapter {
  readonly id: string
  /** Empty for what stands before the first heading. */
  readonly title: string
  readonly blocks: readonly Block[]
}

export type Block =
  | { readonly kind: 'text'; readonly html: string }
  /** Pictures of components, by their names in the gallery. */
  | { readonly kind: 'plates'; readonly names: readonly string[] }
  /** A short sequence of a real game, with a sentence in HTML for each of its positions. */
  | { readonly kind: 'example'; readonly name: string; readonly captions: readonly string[] }
  /** The key to the symbols. */
  | { readonly kind: 'key' }

const escape = (text: string): string => text.replace(/[&<>"]/g, (c) => `&#${c.charCodeAt(0)};`)

const marked = new Marked({
  gfm: true,
  renderer: { html: ({ text }) => (text.trimStart().startsWith('<!--') ? '' : escape(text)) },
})

export function rulesPage(markdown: string): RulesPage {
  const tokens = marked.lexer(markdown)
  const title = tokens.find((token): token is Tokens.Heading => token.type === 'heading' && token.depth === 1)
  const anchors = new Anchors()
  const chapters = inChapters(tokens.filter((token) => token !== title)).map(({ heading, body }, i) => ({
    id: `chapter-${i}`,
    title: heading?.text ?? '',
    blocks: blocksOf(body, anchors),
  }))
  return { title: title?.text ?? '', chapters: chapters.filter((one) => one.title || one.blocks.length > 0) }
}

/** A page with the key to the symbols as its last chapter. */
export const withKey = (page: RulesPage, title: string): RulesPage => ({
  ...page,
  chapters: [...page.chapters, { id: KEY, title, blocks: [{ kind: 'key' }] }],
})

interface Part {
  readonly heading: Tokens.Heading | null
  readonly body: Token[]
}

function inChapters(tokens: readonly Token[]): readonly Part[] {
  const parts: Part[] = [{ heading: null, body: [] }]
  for (const token of tokens) {
    if (token.type === 'heading' && token['depth'] === 2) parts.push({ heading: token as Tokens.Heading, body: [] })
    else parts.at(-1)?.body.push(token)
  }
  return parts
}

function blocksOf(tokens: readonly Token[], anchors: Anchors): readonly Block[] {
  const blocks: Block[] = []
  let text: Token[] = []
  const flush = () => {
    const html = anchors.set(marked.parser(text))
    if (html.trim()) blocks.push({ kind: 'text', html })
    text = []
  }
  const rest = tokens.filter(({ type }) => type !== 'space')
  while (rest.length > 0) {
    const token = rest.shift() as Token
    const drawn = drawnBlock(token, rest)
    if (drawn) {
      flush()
      blocks.push(drawn)
    } else text.push(token)
  }
  flush()
  return blocks
}

const DRAWN = /^<!--\s*(plates|example):\s*(.*?)\s*-->\s*$/s

/** A comment may name something to be drawn in its place. The list after an example has a line for each position. */
function drawnBlock(token: Token, rest: Token[]): Block | null {
  const [, kind, names = ''] = (token.type === 'html' && DRAWN.exec(token.raw)) || []
  if (kind === 'plates') return { kind, names: names.split(/\s+/) }
  if (kind !== 'example' || rest[0]?.type !== 'list') return null
  const captions = (rest.shift() as Tokens.List).items.map(({ text }) => marked.parseInline(text, { async: false }))
  return { kind, name: names, captions }
}

const RULE = '[A-Z]{2}-[A-Z]?\\d+[a-z]?'
const OPENING = `<(p|li|td|h[1-6])>((?:\\s|<p>|<strong>|<code>)*)(${RULE})\\b`
const NUMBERS = new RegExp(`${OPENING}|<[^>]*>|\\b${RULE}\\b`, 'g')

/** A paragraph, line or heading that starts with a rule's number can be linked to by it; other mentions are links. */
class Anchors {
  readonly #seen = new Set<string>()

  set(html: string): string {
    return html.replace(NUMBERS, (found, tag?: string, inner?: string, id?: string) => {
      if (tag && id && !this.#seen.has(id)) {
        this.#seen.add(id)
        return `<${tag} id="${id}">${inner}${id}`
      }
      return found.startsWith('<') ? found : `<a href="#${found}">${found}</a>`
    })
  }
}
