import { expect, test } from 'vitest'
import { defaults, firstSeats, request } from '../src/home/draft'
import type { GameInfo, TableInfo } from '../src/net/generated'
import { again } from '../src/table/again'
import { USUAL } from '../src/terms/terms'

const game: GameInfo = {
  id: 'terra_nova',
  players: [2, 4],
  options: [
    { id: 'map', type: 'choice', default: 'isle168', choices: ['isle168', 'generated'] },
    { id: 'stall_rounds', type: 'integer', default: 10 },
  ],
  bots: ['beginner', 'club'],
  lessons: [],
}

test('a new table has me and a bot at it, and the options as they come', () => {
  const seats = firstSeats(game, 'Anna')
  expect(seats).toHaveLength(4)
  expect(request(game, seats.slice(0, 2), defaults(game.options), USUAL, String)).toEqual({
    game: 'terra_nova',
    options: { map: 'isle168', stall_rounds: 10 },
    terms: USUAL,
    seats: [
      { kind: 'here', name: 'Anna' },
      { kind: 'bot', name: '', bot: 'beginner' },
    ],
  })
})

test('a friend one wants to play with has the next seat', () => {
  const seats = firstSeats(game, 'Anna', 'club', 'bea')
  expect(request(game, seats.slice(0, 3), {}, USUAL, String).seats).toEqual([
    { kind: 'here', name: 'Anna' },
    { kind: 'friend', friend: 'bea' },
    { kind: 'bot', name: '', bot: 'club' },
  ])
})

test('who gives no name gets one', () => {
  const seats = [{ kind: 'here' as const, name: '  ', bot: '', friend: '' }]
  expect(request(game, seats, {}, USUAL, (seat) => `Player ${seat + 1}`).seats).toEqual([
    { kind: 'here', name: 'Player 1' },
  ])
})

test('playing again asks for the same seats, and invites friends anew', () => {
  const table = {
    game: 'terra_nova',
    options: { map: 'isle168' },
    seats: [
      { seat: 0, kind: 'here', name: 'Anna', bot: null, taken: true, online: true },
      { seat: 1, kind: 'link', name: 'Zoé', taken: true, online: true },
      { seat: 2, kind: 'bot', name: 'reference', bot: 'reference', taken: true, online: true },
    ],
  } as unknown as TableInfo
  expect(again(table)).toEqual({
    game: 'terra_nova',
    options: { map: 'isle168' },
    seats: [
      { kind: 'here', name: 'Anna' },
      { kind: 'link', name: '' },
      { kind: 'bot', name: 'reference', bot: 'reference' },
    ],
  })
})
