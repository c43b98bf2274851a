import { describe, expect, test, vi } from 'vitest'
import type { Moment } from '../src/net/generated'
import { History } from '../src/table/history.svelte'
import type { Past } from '../src/table/past'

const momentOf = (seq: number) => ({ seq, events: [{ event: { kind: `step ${seq}` } }] }) as unknown as Moment

class ToldPast implements Past {
  readonly asked: number[] = []
  length = 9
  moment(seq: number): Promise<Moment> {
    this.asked.push(seq)
    return Promise.resolve(momentOf(seq))
  }
}

describe('looking back', () => {
  test('begins in the present and goes step by step', async () => {
    const history = new History(new ToldPast(), vi.fn())
    expect(history.at).toBeNull()
    await history.back()
    expect([history.at, history.moment?.seq]).toEqual([8, 8])
    await history.back()
    expect([history.at, history.moment?.seq]).toEqual([7, 7])
    await history.forward()
    await history.forward()
    expect([history.at, history.moment]).toEqual([null, null])
  })

  test('stops at the set-up, and the last moment is the present', async () => {
    const history = new History(new ToldPast(), vi.fn())
    await history.goTo(-3)
    expect(history.at).toBe(0)
    await history.goTo(9)
    expect(history.at).toBeNull()
  })

  test('can stay at the last moment', async () => {
    const history = new History(new ToldPast(), vi.fn())
    await history.lookAt(9)
    expect([history.at, history.moment?.seq]).toEqual([9, 9])
    await history.forward()
    expect(history.at).toBeNull()
  })

  test('animates a step forward, but neither a jump nor a step back', async () => {
    const history = new History(new ToldPast(), vi.fn())
    await history.goTo(4)
    expect(history.events).toEqual([])
    await history.forward()
    expect(history.events).toEqual(momentOf(5).events)
    await history.back()
    expect(history.events).toEqual([])
  })

  test('skips moments that nobody waits for any more', async () => {
    const past = new ToldPast()
    const history = new History(past, vi.fn())
    await Promise.all([history.goTo(1), history.goTo(2), history.goTo(3), history.goTo(4)])
    expect(past.asked).toEqual([1, 4])
    expect(history.moment?.seq).toBe(4)
  })

  test('says how many moves were made meanwhile, and stays where it is', async () => {
    const past = new ToldPast()
    const history = new History(past, vi.fn())
    await history.goTo(4)
    past.length = 12
    expect([history.at, history.missed]).toEqual([4, 3])
    history.backToPresent()
    expect(history.missed).toBe(0)
  })

  test('returns to the present if the moment was undone', async () => {
    const past = new ToldPast()
    const history = new History(past, vi.fn())
    await history.goTo(8)
    past.length = 9
    history.check()
    expect(history.at).toBe(8)
    past.length = 6
    history.check()
    expect(history.at).toBeNull()
  })

  test('stays at the moment it shows if another cannot be had, and says why', async () => {
    const past = new ToldPast()
    const failed = vi.fn()
    const history = new History(past, failed)
    await history.goTo(4)
    past.moment = () => Promise.reject(new Error('offline'))
    await history.goTo(5)
    expect([history.at, history.moment?.seq]).toEqual([4, 4])
    expect(failed).toHaveBeenCalledWith({ code: 'ui.error.unknown' })
  })
})
