/**
 * The games' emblems as files, drawn by the games' own components while the client is built: a page that shows them
 * loads pictures, not the code that draws them.
 */

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { createServer, type Plugin, type ViteDevServer } from 'vite'
import { asFile, type Theme, THEMES } from './drawing.ts'

/** The component behind each picture, by the picture's name. */
const PICTURES: Readonly<Record<string, string>> = {
  terra_nova: '/src/games/terra_nova/Emblem.svelte',
  mayflower: '/src/games/mayflower/Emblem.svelte',
  gold_rush: '/src/games/gold_rush/Emblem.svelte',
  gwt_new_zealand: '/src/games/gwt_new_zealand/Emblem.svelte',
  island: '/src/home/island/Ground.svelte',
}

const ADDRESS = /^\/pictures\/(\w+)-(light|dark)\.svg$/

export function emblems(): Plugin {
  let root = ''
  return {
    name: 'newworlds-emblems',
    configResolved(config) {
      root = config.root
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const [, name, theme] = ADDRESS.exec(request.url ?? '') ?? []
        if (!name || !theme || !(name in PICTURES)) return next()
        withDrawingServer(root, (drawing) => drawn(drawing, name)).then((inTheme) => {
          response.setHeader('content-type', 'image/svg+xml')
          response.end(inTheme(theme as Theme))
        }, next)
      })
    },
    async generateBundle() {
      await withDrawingServer(root, async (drawing) => {
        for (const name of Object.keys(PICTURES)) {
          const inTheme = await drawn(drawing, name)
          for (const theme of THEMES) {
            this.emitFile({ type: 'asset', fileName: `pictures/${name}-${theme}.svg`, source: inTheme(theme) })
          }
        }
      })
    },
  }

  async function drawn(drawing: ViteDevServer, name: string): Promise<(theme: Theme) => string> {
    const { default: Picture } = await drawing.ssrLoadModule(PICTURES[name] as string)
    const { render } = await drawing.ssrLoadModule('svelte/server')
    const { head, body } = (await render(Picture)) as { head: string; body: string }
    const tokens = readFileSync(join(root, 'src/style/tokens.css'), 'utf8')
    return (theme) => asFile(head, body, tokens, theme)
  }
}

/** Turns components into markup; their styles come with them, as nothing else will bring them. */
async function withDrawingServer<T>(root: string, work: (drawing: ViteDevServer) => Promise<T>): Promise<T> {
  const drawing = await createServer({
    root,
    configFile: false,
    appType: 'custom',
    logLevel: 'error',
    plugins: [svelte({ compilerOptions: { css: 'injected', dev: false } })],
    server: { middlewareMode: true, hmr: false, ws: false, watch: null, fs: { allow: ['..'] } },
    optimizeDeps: { noDiscovery: true, include: [] },
    ssr: { optimizeDeps: { noDiscovery: true, include: [] } },
  })
  try {
    return await work(drawing)
  } finally {
    await drawing.close()
  }
}
