import { expect, test } from 'vitest'
import { Parts } from '../src/shell/parts.svelte'

const LOST = new TypeError('Failed to fetch dynamically imported module')

test('a part that is there is given at once', async () => {
  const parts = new Parts(() => Promise.reject(new Error('nothing to wait for')))
  expect(await parts.fetched(() => Promise.resolve('the board'))).toBe('the board')
  expect(parts.areMissing).toBe(false)
})

test('a part that cannot be fetched is tried again, less and less often, and said to be missing meanwhile', async () => {
  const waits: number[] = []
  const missing: boolean[] = []
  const parts: Parts = new Parts((wait) => {
    waits.push(wait)
    missing.push(parts.areMissing)
    return Promise.resolve()
  })
  let failures = 6
  const found = await parts.fetched(() => (failures-- > 0 ? Promise.reject(LOST) : Promise.resolve('the board')))
  expect(found).toBe('the board')
  expect(waits).toEqual([500, 1000, 2000, 4000, 8000, 8000])
  expect(missing).toEqual([true, true, true, true, true, true])
  expect(parts.areMissing).toBe(false)
})
