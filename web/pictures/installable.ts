/** What makes the client installable: its icons, a manifest for each language, and the page shown without a connection. */

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { iconDrawing, iconPoints, PAPER } from './icon.ts'

type Words = Readonly<Record<string, string>>
type Files = ReadonlyMap<string, string | Uint8Array>

const TYPES: Readonly<Record<string, string>> = {
  svg: 'image/svg+xml',
  png: 'image/png',
  json: 'application/json',
  html: 'text/html; charset=utf-8',
}

export function installable(): Plugin {
  let root = ''
  return {
    name: 'newworlds-installable',
    configResolved(config) {
      root = config.root
    },
    configureServer(server) {
      const files = filesOf(cataloguesIn(root))
      server.middlewares.use((request, response, next) => {
        const name = request.url?.slice(1) ?? ''
        const content = files.get(name)
        if (content === undefined) return next()
        response.setHeader('content-type', TYPES[name.split('.').at(-1)!]!)
        response.end(content)
      })
    },
    generateBundle() {
      for (const [fileName, source] of filesOf(cataloguesIn(root))) this.emitFile({ type: 'asset', fileName, source })
    },
  }
}

export function filesOf(catalogues: ReadonlyMap<string, Words>): Files {
  const manifests = [...catalogues].map(
    ([language, words]) => [`manifest-${language}.json`, JSON.stringify(manifest(language, words))] as const,
  )
  return new Map<string, string | Uint8Array>([
    ['favicon.svg', iconDrawing()],
    ['icon-192.png', iconPoints(192)],
    ['icon-512.png', iconPoints(512)],
    ['icon-masked.png', iconPoints(512, true)],
    ['icon-touch.png', iconPoints(180, true)],
    ['offline.html', offlinePage(catalogues)],
    ...manifests,
  ])
}

function manifest(language: string, words: Words): object {
  return {
    id: '/',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    lang: language,
    name: words['ui.title'],
    short_name: words['ui.title'],
    description: words['ui.home.lead'],
    theme_color: PAPER,
    background_color: PAPER,
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-masked.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  }
}

const LOOK = `:root{color-scheme:light dark}body{margin:0;min-height:100vh;display:grid;place-content:center;gap:1.6rem;
padding:1.5rem;box-sizing:border-box;text-align:center;font:1.15rem/1.45 Georgia,serif;background:#efe6cf;color:#2c2622}
svg{width:5rem;margin:auto}h1{font-size:1.6rem;font-weight:400;margin:0}p{margin:.3rem auto;max-width:28rem}
a{color:inherit;font-weight:700}@media(prefers-color-scheme:dark){body{background:#18222f;color:#e9e1cd}}`

/** In every language, as nobody can be asked which; without scripts, which the connection would have to bring. */
function offlinePage(catalogues: ReadonlyMap<string, Words>): string {
  const parts = [...catalogues].map(
    ([language, words]) =>
      `<section lang="${language}"><h1>${words['ui.offline.title']}</h1><p>${words['ui.offline.text']}</p>` +
      `<p><a href="">${words['ui.try_again']}</a></p></section>`,
  )
  const title = [...catalogues.values()].map((words) => words['ui.offline.title']).join(' · ')
  return (
    '<!doctype html><html><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">' +
    `<title>${title}</title><style>${LOOK}</style></head><body>${iconDrawing()}${parts.join('')}</body></html>`
  )
}

function cataloguesIn(root: string): ReadonlyMap<string, Words> {
  const folder = join(root, '../src/newworlds')
  const read = (path: string) => JSON.parse(readFileSync(join(folder, path), 'utf8')) as Words
  return new Map(Object.keys(read('languages.json')).map((language) => [language, read(`text/${language}.json`)]))
}
