/** The board as a file: a drawing that needs nothing else, with its fonts, in the light theme. */

const SVG = 'http://www.w3.org/2000/svg'
/** Of the picture's two sides; a large map is made smaller. */
const LONGEST = 2200
/** What a drawing may set by styles: for everything in it … */
const INHERITED: ReadonlySet<string> = new Set([
  'fill',
  'fill-opacity',
  'fill-rule',
  'stroke',
  'stroke-width',
  'stroke-opacity',
  'stroke-dasharray',
  'stroke-linecap',
  'stroke-linejoin',
  'stroke-miterlimit',
  'paint-order',
  'visibility',
  'clip-rule',
  'color',
  'font-family',
  'font-size',
  'font-style',
  'font-weight',
  'font-variant-numeric',
  'letter-spacing',
  'text-anchor',
])
/** … or for one element. */
const PROPERTIES = [
  ...INHERITED,
  'opacity',
  'display',
  'mix-blend-mode',
  'filter',
  'clip-path',
  'mask',
  'dominant-baseline',
  'stop-color',
  'stop-opacity',
  'flood-color',
  'flood-opacity',
  'transform',
]

/** The largest drawing of the board: its map. */
export function mapOf(board: Element): SVGSVGElement | null {
  const drawings = [...board.querySelectorAll<SVGSVGElement>('svg')].filter((svg) => !svg.closest('svg svg'))
  const area = (svg: SVGSVGElement) => {
    const { width, height } = svg.getBoundingClientRect()
    return width * height
  }
  const largest = drawings.sort((a, b) => area(b) - area(a))[0]
  return largest && area(largest) > 160 * 160 ? largest : null
}

export async function boardPicture(board: Element): Promise<string | null> {
  const map = mapOf(board)
  if (!map) return null
  const copy = inLight(() => styledCopy(map))
  const families = familiesIn(copy)
  const fonts = await embeddedFonts(families)
  const style = document.createElementNS(SVG, 'style')
  style.textContent = fonts
  copy.prepend(style)
  return `<?xml version="1.0" encoding="UTF-8"?>\n${new XMLSerializer().serializeToString(copy)}`
}

/** The page is drawn light for as long as the styles are read, which no frame shows. */
function inLight<T>(read: () => T): T {
  const { dataset } = document.documentElement
  const theme = dataset['theme']
  dataset['theme'] = 'light'
  try {
    return read()
  } finally {
    if (theme === undefined) delete dataset['theme']
    else dataset['theme'] = theme
  }
}

function styledCopy(map: SVGSVGElement): SVGSVGElement {
  const copy = map.cloneNode(true) as SVGSVGElement
  const box = viewOf(map)
  copyStyles(map, copy)
  for (const layer of layersOver(map)) copy.append(styledLayer(layer))
  copy.querySelectorAll('[data-screen-only], foreignObject, script').forEach((part) => part.remove())
  copy.setAttribute('xmlns', SVG)
  copy.setAttribute('viewBox', `${box.x} ${box.y} ${box.width} ${box.height}`)
  const scale = Math.min(1, LONGEST / Math.max(box.width, box.height))
  copy.setAttribute('width', String(Math.round(box.width * scale)))
  copy.setAttribute('height', String(Math.round(box.height * scale)))
  for (const name of ['class', 'style', 'tabindex']) copy.removeAttribute(name)
  copy.prepend(background(map, box))
  addReferences(copy)
  return copy
}

/** A map may be drawn in several layers, one upon the other, which show the same. */
function layersOver(map: SVGSVGElement): SVGSVGElement[] {
  const box = map.getAttribute('viewBox')
  const drawings = [...(map.parentElement?.querySelectorAll<SVGSVGElement>(':scope > svg') ?? [])]
  return drawings.slice(drawings.indexOf(map) + 1).filter((svg) => box && svg.getAttribute('viewBox') === box)
}

function styledLayer(layer: SVGSVGElement): SVGGElement {
  const copy = layer.cloneNode(true) as SVGSVGElement
  copyStyles(layer, copy)
  const group = document.createElementNS(SVG, 'g')
  const style = copy.getAttribute('style')
  if (style) group.setAttribute('style', style)
  group.append(...copy.childNodes)
  return group
}

/** What the map says is to be shown of it, its view box, or everything that is drawn, with a margin. */
function viewOf(map: SVGSVGElement): { x: number; y: number; width: number; height: number } {
  const [x, y, width, height] = map.dataset['pictured']?.split(' ').map(Number) ?? []
  if (x !== undefined && y !== undefined && width && height) return { x, y, width, height }
  const { baseVal } = map.viewBox
  if (map.hasAttribute('viewBox') && baseVal) return baseVal
  const box = map.getBBox()
  return { x: box.x - 40, y: box.y - 40, width: box.width + 80, height: box.height + 80 }
}

function background(map: Element, box: { x: number; y: number; width: number; height: number }): SVGRectElement {
  const rect = document.createElementNS(SVG, 'rect')
  for (const name of ['x', 'y', 'width', 'height'] as const) rect.setAttribute(name, String(box[name]))
  rect.setAttribute('fill', colourBehind(map))
  return rect
}

function colourBehind(map: Element): string {
  for (let at: Element | null = map; at; at = at.parentElement) {
    const colour = getComputedStyle(at).backgroundColor
    if (colour && colour !== 'transparent' && !colour.endsWith(', 0)')) return colour
  }
  return 'white'
}

/** Styles from the page become attributes, wherever they differ from what the element would have anyway. */
function copyStyles(from: Element, to: Element): void {
  const style = getComputedStyle(from)
  const parent =
    from.parentElement && from.parentElement.namespaceURI === SVG ? getComputedStyle(from.parentElement) : null
  const told: string[] = []
  for (const name of PROPERTIES) {
    const value = style.getPropertyValue(name)
    if (value && !isTaken(name, value, parent)) told.push(`${name}:${value.replaceAll('"', "'")}`)
  }
  to.removeAttribute('class')
  for (const { name, value: set } of [...to.attributes]) if (set.includes('var(')) to.removeAttribute(name)
  if (told.length > 0) to.setAttribute('style', told.join(';'))
  else to.removeAttribute('style')
  for (const node of [...to.childNodes]) if (node.nodeType === Node.COMMENT_NODE) node.remove()
  const [inner, copied] = [[...from.children], [...to.children]]
  inner.forEach((child, i) => {
    const twin = copied[i]
    if (twin) copyStyles(child, twin)
  })
}

const NOTHING: Readonly<Record<string, readonly string[]>> = {
  opacity: ['1'],
  display: ['inline', 'block'],
  'mix-blend-mode': ['normal'],
  filter: ['none'],
  'clip-path': ['none'],
  mask: ['none'],
  transform: ['none'],
  'dominant-baseline': ['auto'],
  'stop-color': ['rgb(0, 0, 0)'],
  'stop-opacity': ['1'],
  'flood-color': ['rgb(0, 0, 0)'],
  'flood-opacity': ['1'],
}

function isTaken(name: string, value: string, parent: CSSStyleDeclaration | null): boolean {
  if (INHERITED.has(name)) return parent !== null && parent.getPropertyValue(name) === value
  return NOTHING[name]?.includes(value) ?? false
}

/** Symbols and gradients may be elsewhere on the page: they go along. */
function addReferences(copy: SVGSVGElement): void {
  const defs = document.createElementNS(SVG, 'defs')
  const known = new Set<string>()
  const waiting = [...referencesIn(copy)]
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (known.has(id) || copy.querySelector(`[id="${CSS.escape(id)}"]`)) continue
    known.add(id)
    const found = document.getElementById(id)
    if (!found) continue
    const twin = found.cloneNode(true) as Element
    copyStyles(found, twin)
    twin.id = id
    defs.append(twin)
    waiting.push(...referencesIn(twin))
  }
  copy.prepend(defs)
}

function referencesIn(part: Element): Set<string> {
  const found = new Set<string>()
  for (const element of [part, ...part.querySelectorAll('*')]) {
    for (const { name, value } of element.attributes) {
      if ((name === 'href' || name === 'xlink:href') && value.startsWith('#')) found.add(value.slice(1))
      for (const [, id] of value.matchAll(/url\((?:&quot;|["'])?[^#)]*#([^"')]+)(?:["'])?\)/g)) if (id) found.add(id)
    }
  }
  return found
}

function familiesIn(copy: Element): Set<string> {
  const found = new Set<string>()
  for (const element of [copy, ...copy.querySelectorAll('[style*="font-family"]')])
    for (const [, families] of (element.getAttribute('style') ?? '').matchAll(/font-family:([^;]+)/g))
      for (const family of (families ?? '').split(',')) found.add(family.trim().replaceAll(/["']/g, ''))
  return found
}

/** The fonts of the page that the drawing uses, as part of the file. */
async function embeddedFonts(families: ReadonlySet<string>): Promise<string> {
  const faces = [...document.styleSheets].flatMap(rulesOf).filter((rule) => rule instanceof CSSFontFaceRule)
  const wanted = faces.filter((rule) =>
    families.has(rule.style.getPropertyValue('font-family').replaceAll(/["']/g, '')),
  )
  return (await Promise.all(wanted.map(embedded))).join('\n')
}

function rulesOf(sheet: CSSStyleSheet): CSSRule[] {
  return [...sheet.cssRules]
}

async function embedded(rule: CSSFontFaceRule): Promise<string> {
  const [, address] = /url\(["']?([^"')]+)["']?\)/.exec(rule.style.getPropertyValue('src')) ?? []
  if (!address) return ''
  const base = rule.parentStyleSheet?.href ?? location.href
  const data = await dataAddress(await (await fetch(new URL(address, base))).blob())
  const told = ['font-family', 'font-style', 'font-weight'].map(
    (name) => `${name}:${rule.style.getPropertyValue(name)}`,
  )
  return `@font-face{${told.join(';')};src:url(${data}) format('woff2')}`
}

const dataAddress = (blob: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error ?? new Error('unreadable'))
    reader.readAsDataURL(blob)
  })
