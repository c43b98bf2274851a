import { expect, test } from 'vitest'
import type { Moment } from '../net/generated'
import { ChunkedPast, EyesPast } from './pasts'

const moment = (seq: number) => ({ seq }) as Moment

test('a moment is fetched once', async () => {
  const asked: number[] = []
  const past = new EyesPast(9, (seq) => {
    asked.push(seq)
    return Promise.resolve(moment(seq))
  })
  expect((await past.moment(4)).seq).toBe(4)
  expect((await past.moment(4)).seq).toBe(4)
  expect(asked).toEqual([4])
})

test('moments of a file are fetched together, up to its end', async () => {
  const asked: string[] = []
  const past = new ChunkedPast(20, (first, last) => {
    asked.push(`${first}-${last}`)
    return Promise.resolve(Array.from({ length: last - first + 1 }, (_, i) => moment(first + i)))
  })
  for (const seq of [3, 15, 16, 20]) expect((await past.moment(seq)).seq).toBe(seq)
  expect(asked).toEqual(['0-15', '16-20'])
})

test('what failed is asked for again', async () => {
  let failures = 1
  const past = new ChunkedPast(5, () =>
    failures-- > 0 ? Promise.reject(new Error('offline')) : Promise.resolve([moment(0), moment(1)]),
  )
  await expect(past.moment(1)).rejects.toThrow('offline')
  expect((await past.moment(1)).seq).toBe(1)
})
