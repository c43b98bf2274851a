import { expect, test, vi } from 'vitest'
import type { SeatInfo, ShowChat, TableInfo } from '../net/generated'
import { Chat, hasCompany } from './chat.svelte'

const seat = (number: number, kind: string, taken = true) => ({ seat: number, kind, taken }) as SeatInfo
const tableOf = (mine: number[], ...seats: SeatInfo[]) => ({ id: 'abc', mine, seats }) as unknown as TableInfo

test('those at one screen, and whoever is alone with bots, have nobody to write to', () => {
  expect(hasCompany(tableOf([0, 1], seat(0, 'here'), seat(1, 'here')))).toBe(false)
  expect(hasCompany(tableOf([0], seat(0, 'here'), seat(1, 'bot'), seat(2, 'program')))).toBe(false)
})

test('one who has gone on at their phone is company, for both of them', () => {
  const seats = [seat(0, 'here'), seat(1, 'here')]
  expect(hasCompany(tableOf([0], ...seats))).toBe(true)
  expect(hasCompany(tableOf([1], ...seats))).toBe(true)
})

test('a free seat is nobody', () => {
  expect(hasCompany(tableOf([0], seat(0, 'here'), seat(1, 'link', false)))).toBe(false)
})

test('those who look on may read what players say', () => {
  expect(hasCompany(tableOf([], seat(0, 'here'), seat(1, 'link')))).toBe(true)
  expect(hasCompany(tableOf([], seat(0, 'here'), seat(1, 'bot')))).toBe(false)
})

test('what was said is asked for when somebody comes, and again with the whole table only', async () => {
  const ask = vi.fn(() => Promise.resolve({ lines: [], phrases: ['hello'] } as unknown as ShowChat))
  const memory = { getItem: () => null, setItem: () => undefined }
  const chat = new Chat({ chat: ask, say: vi.fn(), sayPhrase: vi.fn() }, () => memory)
  await chat.begin(tableOf([0], seat(0, 'here'), seat(1, 'open', false)))
  expect(ask).not.toHaveBeenCalled()
  const together = tableOf([0], seat(0, 'here'), seat(1, 'open'))
  await chat.look(together)
  await chat.look(together)
  expect(ask).toHaveBeenCalledOnce()
  expect(chat.phrases).toEqual(['hello'])
  await chat.begin(together)
  expect(ask).toHaveBeenCalledTimes(2)
})
