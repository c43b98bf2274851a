import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Pace } from '../src/table/pace'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

function paced(gap: number) {
  const shown: string[] = []
  return {
    shown,
    pace: new Pace<string>(
      (step) => shown.push(step),
      () => gap,
      () => Date.now(),
    ),
  }
}

test('shows the first step at once and the next ones after a while each', () => {
  const { shown, pace } = paced(300)
  for (const step of ['a', 'b', 'c']) pace.add(step)
  expect(shown).toEqual(['a'])
  vi.advanceTimersByTime(300)
  expect(shown).toEqual(['a', 'b'])
  vi.advanceTimersByTime(300)
  expect(shown).toEqual(['a', 'b', 'c'])
})

test('holds nothing back without a gap', () => {
  const { shown, pace } = paced(0)
  for (const step of ['a', 'b', 'c']) pace.add(step)
  expect(shown).toEqual(['a', 'b', 'c'])
})

test('forgets what waits when a fresh state has come', () => {
  const { shown, pace } = paced(300)
  pace.add('a')
  pace.add('b')
  pace.clear()
  vi.advanceTimersByTime(1000)
  expect(shown).toEqual(['a'])
  pace.add('c')
  expect(shown).toEqual(['a', 'c'])
})

test('hurries up to what is awaited and takes its time with the rest', () => {
  const { shown, pace } = paced(300)
  for (const step of ['a', 'b', 'c', 'd']) pace.add(step)
  pace.hurry((step) => step <= 'c')
  expect(shown).toEqual(['a', 'b', 'c'])
  vi.advanceTimersByTime(600)
  expect(shown).toEqual(['a', 'b', 'c', 'd'])
})

test('amends the last step that waits', () => {
  const { shown, pace } = paced(300)
  for (const step of ['a', 'b', 'c']) pace.add(step)
  expect(pace.isWaiting).toBe(true)
  pace.amend((step) => step + '!')
  vi.advanceTimersByTime(600)
  expect(shown).toEqual(['a', 'b', 'c!'])
  expect(pace.isWaiting).toBe(false)
})
