import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '../net/api'
import type { TableInfo } from '../net/generated'
import { MyTables } from './my_tables.svelte'

const page = { hidden: false, listeners: new Set<() => void>() }
const table = (seq: number): TableInfo =>
  ({
    id: 'a',
    seq,
    status: 'playing',
    to_act: 0,
    mine: [0],
    scores: [0, 0],
    updated: String(seq),
  }) as unknown as TableInfo

beforeEach(() => {
  vi.useFakeTimers()
  page.hidden = false
  page.listeners.clear()
  vi.stubGlobal('document', {
    get hidden() {
      return page.hidden
    },
    addEventListener: (_: string, listener: () => void) => page.listeners.add(listener),
    removeEventListener: (_: string, listener: () => void) => page.listeners.delete(listener),
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('changes show without a reload', async () => {
  let seq = 1
  const mine = new MyTables(() => Promise.resolve([table(seq)]))
  await mine.look()
  const stop = mine.follow()
  seq = 2
  await vi.advanceTimersByTimeAsync(4000)
  expect(mine.list?.[0]?.seq).toBe(2)
  stop()
})

test('the server is asked less and less while nothing happens, and not at all by a page out of sight', async () => {
  const ask = vi.fn(() => Promise.resolve([table(1)]))
  const stop = new MyTables(ask).follow()
  await vi.advanceTimersByTimeAsync(60_000)
  const early = ask.mock.calls.length
  await vi.advanceTimersByTimeAsync(60_000)
  expect(ask.mock.calls.length - early).toBeLessThan(early)
  page.hidden = true
  const before = ask.mock.calls.length
  await vi.advanceTimersByTimeAsync(600_000)
  expect(ask.mock.calls.length).toBe(before)
  page.hidden = false
  page.listeners.forEach((listener) => listener())
  expect(ask.mock.calls.length).toBe(before + 1)
  stop()
})

test('nothing is asked any more once the page is left', async () => {
  const ask = vi.fn(() => Promise.resolve([]))
  new MyTables(ask).follow()()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(ask).not.toHaveBeenCalled()
  expect(page.listeners.size).toBe(0)
})

test('a server that cannot be reached is told, and forgotten once it can', async () => {
  const ask = vi
    .fn<() => Promise<TableInfo[]>>()
    .mockRejectedValueOnce(new ApiError(0, { code: 'ui.error.unreachable' }))
  ask.mockResolvedValue([table(1)])
  const mine = new MyTables(ask)
  await mine.look()
  expect(mine.problem).toEqual({ code: 'ui.error.unreachable' })
  await mine.look()
  expect(mine.problem).toBeNull()
})
