import { expect, test } from 'vitest'
import type { GameEvent, LoggedEvent } from '../src/net/generated'
import type { NewZealandBoard } from '../src/games/gwt_new_zealand/generated'
import { marksOn, partOfSpot } from '../src/games/gwt_new_zealand/marks'
import { thingsIn } from '../src/games/gwt_new_zealand/things'

const board = { forecast: ['sailor', null, 'joker', null] } as unknown as NewZealandBoard
const logged = (kind: string, about: string[], more: object = {}): LoggedEvent => ({
  event: { kind, seat: 1, ...more } as GameEvent,
  about,
})
const spots = (...events: LoggedEvent[]) => [...marksOn({ events, isPointedAt: false, isPast: false }, board, 0).keys()]

test('places, cards and ports are marked where they lie', () => {
  expect(spots(logged('breeder_moved', ['node:nA']), logged('port_upgraded', ['port:P1']))).toEqual([
    'node:nA',
    'port:P1',
  ])
  expect(spots(logged('market_filled', ['card:merino']))).toEqual(['breed:merino', 'objective:merino'])
  expect(spots(logged('forecast_drawn', ['tile:joker'], { tile: 'joker' }))).toContain('forecast:B1')
})

test('things on a board are marked only on the board of whoever looks', () => {
  expect(spots(logged('disc_taken', ['disc:hand_left@1']))).toEqual([])
  expect(spots(logged('disc_taken', ['disc:hand_left@0']))).toEqual(['disc:hand_left'])
})

test('every mark says whose it is', () => {
  const marks = { events: [logged('breeder_moved', ['node:nA'])], isPointedAt: true, isPast: false }
  expect(marksOn(marks, board, 0).get('node:nA')).toEqual({ seat: 1, isPointedAt: true })
})

test('marks are found in the parts of the table', () => {
  const foreign = new Set(['abroad_8'])
  const parts = ['node:nA', 'counter:sheep_6', 'counter:abroad_8', 'breed:merino', 'disc:x'].map((spot) =>
    partOfSpot(spot, foreign),
  )
  expect(parts).toEqual(['island', 'island', 'sea', 'markets', null])
})

test('what is explained comes before where it happened, without what nobody may know', () => {
  const events = [logged('action_taken', ['node:nA']), logged('card_drawn', ['card:hidden', 'card:merino'])]
  expect(thingsIn(events)).toEqual(['card:merino', 'node:nA'])
})
