import { expect, test } from 'vitest'
import type { LoggedEvent } from '../src/net/generated'
import { sarahTurnOf } from '../src/games/gwt_new_zealand/sarah_turn'

const event = (kind: string, fields: object = {}, more: Partial<LoggedEvent> = {}): LoggedEvent => ({
  event: { kind, seat: 1, ...fields },
  message: { code: kind },
  ...more,
})
const kinds = (events: readonly LoggedEvent[]) => events.map(({ event: { kind } }) => kind)

test('nobody has seen Sarah’s turn before she draws a card', () => {
  expect(sarahTurnOf([])).toBeNull()
  expect(sarahTurnOf([event('turn_started')])).toBeNull()
})

test('a turn is her card and everything after it', () => {
  const turn = sarahTurnOf([
    event('turn_started'),
    event('sarah_card_drawn', { card: 5 }),
    event('breeder_moved', { to: 'nA' }),
    { event: { kind: 'hidden' } },
    event('worker_hired', { worker: 'sailor' }),
  ])
  expect(turn?.card).toBe(5)
  expect(turn?.acts.map(({ told }) => kinds(told))).toEqual([['breeder_moved'], ['worker_hired']])
})

test('her way is one act with what it brought, and one reason', () => {
  const step = (to: string) => event('breeder_moved', { to }, { listed: 'to', why: { code: 'way' } })
  const turn = sarahTurnOf([
    event('sarah_card_drawn', { card: 5 }),
    step('nA'),
    step('nB'),
    event('explored', { to: 2 }, { part: 'detail' }),
  ])
  expect(turn?.acts.map(({ told, details }) => [kinds(told), kinds(details)])).toEqual([
    [['breeder_moved', 'breeder_moved'], ['explored']],
  ])
})

test('of two turns, the last is told', () => {
  const turn = sarahTurnOf([event('sarah_card_drawn', { card: 5 }), event('x'), event('sarah_card_drawn', { card: 9 })])
  expect(turn).toEqual({ card: 9, acts: [] })
})
