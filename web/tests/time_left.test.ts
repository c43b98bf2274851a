import { expect, test } from 'vitest'
import { partsOf } from '../src/table/time_left'

test.each([
  [0, 'minutes', 0, '00'],
  [0.2, 'minutes', 0, '01'],
  [61, 'minutes', 1, '01'],
  [3600, 'hours', 1, '00'],
  [2 * 86400 + 3 * 3600, 'days', 2, '03'],
])('%s seconds are told by %s', (seconds, kind, many, digits) => {
  expect(partsOf(seconds)).toMatchObject({ kind, many, digits })
})
