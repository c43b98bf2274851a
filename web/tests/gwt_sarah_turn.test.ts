import { expect, test } from 'vitest'
import { sarahTurnOf } from '../src/games/gwt_new_zealand/sarah_turn'

const event = (kind: string, fields: object = {}) => ({ event: { kind, seat: 1, ...fields }, message: { code: kind } })

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
  expect(turn?.acts.map(({ event: { kind } }) => kind)).toEqual(['breeder_moved', 'worker_hired'])
})

test('of two turns, the last is told', () => {
  const turn = sarahTurnOf([event('sarah_card_drawn', { card: 5 }), event('x'), event('sarah_card_drawn', { card: 9 })])
  expect(turn).toEqual({ card: 9, acts: [] })
})
