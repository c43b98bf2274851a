import { expect, it } from 'vitest'
import { Runs } from '../src/table/runs'

it('goes back to the beginning of a run', () => {
  const runs = new Runs()
  runs.remember(4, 7)
  expect(runs.before(7)).toBe(4)
  expect(runs.before(6)).toBe(5)
})

it('undoes single moves one by one', () => {
  const runs = new Runs()
  runs.remember(4, 5)
  expect(runs.before(5)).toBe(4)
  expect(runs.before(9)).toBe(8)
})

it('forgets runs that have been undone', () => {
  const runs = new Runs()
  runs.remember(2, 4)
  runs.remember(4, 7)
  runs.forgetFrom(4)
  expect(runs.before(7)).toBe(6)
  expect(runs.before(4)).toBe(2)
})
