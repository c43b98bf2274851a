import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Moment } from '../src/net/generated'
import { History } from '../src/table/history.svelte'
import { PACES, Playback } from '../src/table/playback.svelte'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function played(memory = new Map<string, string>()) {
  const past = { length: 6, moment: (seq: number) => Promise.resolve({ seq, events: [] } as unknown as Moment) }
  const history = new History(past, vi.fn())
  const storage = { getItem: (k: string) => memory.get(k) ?? null, setItem: (k: string, v: string) => memory.set(k, v) }
  const advance = () => history.goTo((history.at ?? 0) + 2)
  return { history, memory, playback: new Playback(history, advance, storage) }
}

test('goes from moment to moment until the present', async () => {
  const { history, playback } = played()
  await playback.play(1)
  expect([history.at, playback.isPlaying]).toEqual([1, true])
  await vi.advanceTimersByTimeAsync(PACES.normal)
  expect(history.at).toBe(3)
  await vi.advanceTimersByTimeAsync(2 * PACES.normal)
  expect([history.at, playback.isPlaying]).toEqual([null, false])
})

test('stays where it is while paused, and goes on from there', async () => {
  const { history, playback } = played()
  await playback.play(1)
  playback.pause()
  await vi.advanceTimersByTimeAsync(10 * PACES.slow)
  expect([history.at, playback.isPlaying]).toEqual([1, false])
  await playback.play()
  await vi.advanceTimersByTimeAsync(PACES.normal)
  expect(history.at).toBe(3)
})

test('keeps the pace that was chosen, also for the next visit', async () => {
  const { history, memory, playback } = played()
  playback.pace = 'fast'
  await playback.play(1)
  await vi.advanceTimersByTimeAsync(PACES.fast)
  expect(history.at).toBe(3)
  expect(played(memory).playback.pace).toBe('fast')
})

test('ignores a remembered pace that it does not know', () => {
  expect(played(new Map([['newworlds.pace', 'warp']])).playback.pace).toBe('normal')
})
