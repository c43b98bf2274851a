import { expect, test } from 'vitest'
import type { GameInfo } from '../net/generated'
import { lastGame, lastOpponent, quickTable, rememberGame } from './quick'

const memory = () => {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  }
}
const game = (id: string): GameInfo => ({
  id,
  players: [1, 4],
  options: [{ id: 'map', type: 'choice', default: 'isle' }] as unknown as GameInfo['options'],
  bots: ['beginner', 'club'],
  lessons: [],
})

test('the first visit offers the first game against the gentlest bot', () => {
  expect(lastGame([game('a'), game('b')], memory())?.id).toBe('a')
  expect(lastOpponent(['beginner', 'club'], memory())).toBe('beginner')
})

test('later ones, what was played last, unless the server no longer has it', () => {
  const kept = memory()
  rememberGame('b', 'club', kept)
  expect(lastGame([game('a'), game('b')], kept)?.id).toBe('b')
  expect(lastGame([game('a')], kept)?.id).toBe('a')
  expect(lastOpponent(['beginner', 'club'], kept)).toBe('club')
  expect(lastOpponent(['beginner'], kept)).toBe('beginner')
})

test('a game without bots leaves the opponent remembered', () => {
  const kept = memory()
  rememberGame('a', 'club', kept)
  rememberGame('b', null, kept)
  expect(lastOpponent(['beginner', 'club'], kept)).toBe('club')
})

test('a table to play at once is for two, even if one could play alone, with the usual options', () => {
  expect(quickTable(game('a'), 'club', 'Ada')).toEqual({
    game: 'a',
    options: { map: 'isle' },
    seats: [
      { kind: 'here', name: 'Ada' },
      { kind: 'bot', name: '', bot: 'club' },
    ],
  })
})
