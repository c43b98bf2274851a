import { expect, test } from 'vitest'
import { request } from '../src/home/draft'
import type { GameInfo, SeatInfo, TableInfo } from '../src/net/generated'
import { liveAddress, missingPrograms } from '../src/table/programs'
import { USUAL } from '../src/terms/terms'

const seats: SeatInfo[] = [
  {
    seat: 0,
    kind: 'here',
    name: 'Anna',
    bot: null,
    taken: true,
    online: true,
    stand_in: null,
    left: null,
    offered: null,
    taken_over: false,
    kept: false,
  },
  {
    seat: 1,
    kind: 'program',
    name: 'Hal',
    bot: null,
    taken: true,
    online: false,
    stand_in: null,
    left: null,
    offered: null,
    taken_over: false,
    kept: false,
  },
  {
    seat: 2,
    kind: 'program',
    name: 'Deep',
    bot: null,
    taken: true,
    online: true,
    stand_in: null,
    left: null,
    offered: null,
    taken_over: false,
    kept: false,
  },
]
const table = { id: 'abc', host: true, status: 'playing', seats } as unknown as TableInfo

test('the host is told which programs are not connected', () => {
  expect(missingPrograms(table).map(({ name }) => name)).toEqual(['Hal'])
})

test('nobody else is told, and nobody after the game', () => {
  expect(missingPrograms({ ...table, host: false })).toEqual([])
  expect(missingPrograms({ ...table, status: 'over' })).toEqual([])
})

test('a program connects where browsers do', () => {
  expect(liveAddress('https://play.example', 'abc')).toBe('wss://play.example/api/tables/abc/live')
  expect(liveAddress('http://127.0.0.1:8000', 'abc')).toBe('ws://127.0.0.1:8000/api/tables/abc/live')
})

test('a program without a name gets one', () => {
  const game: GameInfo = { id: 'mayflower', players: [2, 4], options: [], bots: [], lessons: [] }
  const drafts = [{ kind: 'program' as const, name: ' ', bot: '', friend: '' }]
  expect(request(game, drafts, {}, USUAL, (seat, kind) => `${kind} ${seat + 1}`).seats).toEqual([
    { kind: 'program', name: 'program 1' },
  ])
})
