import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '../net/api'
import type { TableInfo } from '../net/generated'
import { MyTables } from './my_tables.svelte'

const page = { hidden: false, listeners: new Set<() => void>() }
const table = (id: string, seq: number): TableInfo =>
  ({
    id,
    seq,
    status: 'playing',
    to_act: 0,
    mine: [0],
    seats: [],
    scores: [0, 0],
    updated: String(seq),
    expired: null,
    lesson: null,
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

test('a table that is gone leaves the list at once', async () => {
  const mine = new MyTables(() => Promise.resolve([table('a', 1), table('b', 2)]))
  await mine.look()
  mine.drop('a')
  expect(mine.list?.map(({ id }) => id)).toEqual(['b'])
})

test('a table that changes takes its place, without being asked for', async () => {
  const mine = new MyTables(() => Promise.resolve([table('a', 1), { ...table('b', 2), to_act: 1 }]))
  await mine.look()
  expect(mine.list?.map(({ id }) => id)).toEqual(['a', 'b'])
  mine.take({ ...table('a', 3), to_act: 1 })
  mine.take(table('b', 4))
  expect(mine.list?.map(({ id, seq }) => [id, seq])).toEqual([
    ['b', 4],
    ['a', 3],
  ])
})

test('a new table is added, and one that was put away is gone', async () => {
  const mine = new MyTables(() => Promise.resolve([table('a', 1)]))
  mine.take(table('z', 1))
  expect(mine.list).toBeNull()
  await mine.look()
  mine.take(table('b', 2))
  expect(mine.list?.map(({ id }) => id)).toEqual(['b', 'a'])
  mine.take({ ...table('a', 1), expired: '2026-11-16T00:00:00.000Z' })
  expect(mine.list?.map(({ id }) => id)).toEqual(['b'])
})

test('what was missed without a connection is looked up, once there is a list to correct', async () => {
  let seq = 1
  const ask = vi.fn(() => Promise.resolve([table('a', seq)]))
  const mine = new MyTables(ask)
  await mine.lookAgain()
  expect(ask).not.toHaveBeenCalled()
  await mine.look()
  seq = 2
  await mine.lookAgain()
  expect(mine.list?.[0]?.seq).toBe(2)
})

test('a page in sight looks now and then, one out of sight when it comes back', async () => {
  const ask = vi.fn(() => Promise.resolve([table('a', 1)]))
  const stop = new MyTables(ask).follow()
  await vi.advanceTimersByTimeAsync(120_000)
  expect(ask).toHaveBeenCalledTimes(2)
  page.hidden = true
  await vi.advanceTimersByTimeAsync(600_000)
  expect(ask).toHaveBeenCalledTimes(2)
  page.hidden = false
  page.listeners.forEach((listener) => listener())
  expect(ask).toHaveBeenCalledTimes(3)
  stop()
})

test('nothing is asked any more once the page is left', async () => {
  const ask = vi.fn(() => Promise.resolve([]))
  new MyTables(ask).follow()()
  await vi.advanceTimersByTimeAsync(120_000)
  expect(ask).not.toHaveBeenCalled()
  expect(page.listeners.size).toBe(0)
})

test('a server that cannot be reached is told, and forgotten once it can', async () => {
  const ask = vi
    .fn<() => Promise<TableInfo[]>>()
    .mockRejectedValueOnce(new ApiError(0, { code: 'ui.error.unreachable' }))
  ask.mockResolvedValue([table('a', 1)])
  const mine = new MyTables(ask)
  await mine.look()
  expect(mine.problem).toEqual({ code: 'ui.error.unreachable' })
  await mine.look()
  expect(mine.problem).toBeNull()
})
