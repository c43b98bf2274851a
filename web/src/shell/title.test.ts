import { expect, test } from 'vitest'
import { title } from './title.svelte'

const sources = import.meta.glob<string>('../**/*.{svelte,ts}', { query: '?raw', import: 'default', eager: true })
const setters = Object.keys(sources).filter((file) => /document\.title\s*=[^=]/.test(sources[file] ?? ''))

/** What follows `route.page === …` in the client's routes; those without a name of their own are gone in a moment. */
const pages = [...(sources['../App.svelte'] ?? '').matchAll(/import\('\.\/([\w/]+\.svelte)'\)\) then \{ default/g)]
  .map(([, file]) => `../${file ?? ''}`)
  .filter((file) => !/Learn|picture\/Picture|Announcements/.test(file))

test('the name of the window says first how many tables wait', () => {
  title.page = 'Friends'
  title.waiting = 2
  expect(title.whole).toBe('(2) Friends')
})

test('only the client as a whole sets the name of the window, so that no page loses what waits', () => {
  expect(setters).toEqual(['../App.svelte'])
})

test.each(pages)('%s says its name', (page) => {
  expect(sources[page]).toMatch(/\btitle\.page = |windowTitle\.page = /)
})
