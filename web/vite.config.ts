import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'
import { emblems } from './pictures/emblems.ts'
import { installable } from './pictures/installable.ts'

export default defineConfig({
  plugins: [svelte(), emblems(), installable()],
  build: {
    outDir: '../src/newworlds/server/client',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: 'es2022',
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true } },
  },
  test: { include: ['tests/**/*.test.ts', 'src/**/*.test.ts', 'pictures/**/*.test.ts'], environment: 'node' },
})
