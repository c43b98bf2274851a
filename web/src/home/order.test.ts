import { expect, test } from 'vitest'
import type { TableInfo } from '../net/generated'
import { inOrder, isYours, outcome } from './order'

const AGAINST_A_BOT = [
  { seat: 0, kind: 'here' },
  { seat: 1, kind: 'bot' },
] as unknown as TableInfo['seats']
const AGAINST_A_FRIEND = [
  { seat: 0, kind: 'here' },
  { seat: 1, kind: 'link' },
] as unknown as TableInfo['seats']

const table = (id: string, more: Partial<TableInfo> = {}): TableInfo =>
  ({
    id,
    status: 'playing',
    to_act: 1,
    mine: [0],
    seats: AGAINST_A_BOT,
    scores: [3, 5],
    updated: '2026-01-01',
    ...more,
  }) as TableInfo

test('tables that wait for this browser come first, finished games last, newest first among equals', () => {
  const tables = [
    table('over', { status: 'over', to_act: null, updated: '2026-01-09' }),
    table('theirs'),
    table('newer', { updated: '2026-01-02' }),
    table('mine', { to_act: 0, updated: '2025-12-01' }),
  ]
  expect(inOrder(tables).map(({ id }) => id)).toEqual(['mine', 'newer', 'theirs', 'over'])
})

test('where other people wait it is more urgent than where bots do', () => {
  const tables = [
    table('bot', { to_act: 0, updated: '2026-02-01' }),
    table('friend', { to_act: 0, seats: AGAINST_A_FRIEND }),
    table('own', { to_act: 0, seats: AGAINST_A_FRIEND, mine: [0, 1], updated: '2026-02-02' }),
  ]
  expect(inOrder(tables).map(({ id }) => id)).toEqual(['friend', 'own', 'bot'])
})

test('it is nobody’s turn at a table that waits for players', () => {
  expect(isYours(table('a', { status: 'waiting', to_act: 0 }))).toBe(false)
})

test('whoever alone has most points won', () => {
  const over = { status: 'over', to_act: null } as const
  expect(outcome(table('a', over))).toEqual({ winner: 1, isOurs: false })
  expect(outcome(table('a', { ...over, mine: [1] }))).toEqual({ winner: 1, isOurs: true })
})

test('nobody is said to have won a game that goes on, is tied or has one seat, and not us where all seats are ours', () => {
  expect(outcome(table('a'))).toBeNull()
  expect(outcome(table('a', { status: 'over', scores: [5, 5] }))).toBeNull()
  expect(outcome(table('a', { status: 'over', scores: [5] }))).toBeNull()
  expect(outcome(table('a', { status: 'over', mine: [0, 1] }))?.isOurs).toBe(false)
})

test('branches of games come after the games, and nobody wins them', () => {
  const branch = { table: 'over', moment: 3, is_imagined: false }
  const tables = [table('what-if', { branch, to_act: 0 }), table('over', { status: 'over', to_act: null })]
  expect(inOrder(tables).map(({ id }) => id)).toEqual(['over', 'what-if'])
  expect(outcome(table('a', { status: 'over', branch }))).toBeNull()
})
