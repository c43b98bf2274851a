import { expect, test } from 'vitest'
import type { GameEvent, LogEntry, LoggedEvent } from '../src/net/generated'
import { logLines } from '../src/table/log_lines'

const event = (kind: string, seat?: number): GameEvent => (seat === undefined ? { kind } : { kind, seat }) as GameEvent
const entry = (seq: number, ...events: GameEvent[]): LogEntry => ({
  seq,
  events: events.map((event) => ({ event })),
})
const tell = ({ event: { kind } }: LoggedEvent): string | null => (kind === 'silent' ? null : kind)
const told = (...entries: LogEntry[]) =>
  logLines(entries, tell).map(({ sentence, seat, times }) => [sentence, seat, times])

test('what a seat does several times in a row is one line, also over several moves', () => {
  expect(told(entry(0, event('draws', 1), event('draws', 1)), entry(1, event('draws', 1)))).toEqual([['draws', 1, 3]])
})

test('what nobody tells does not part two lines', () => {
  expect(told(entry(0, event('draws', 1), event('silent', 1), event('draws', 1)))).toEqual([['draws', 1, 2]])
})

test('another seat, or something else in between, begins a new line', () => {
  expect(told(entry(0, event('draws', 0), event('draws', 1), event('pays', 1), event('draws', 1)))).toEqual([
    ['draws', 0, 1],
    ['draws', 1, 1],
    ['pays', 1, 1],
    ['draws', 1, 1],
  ])
})

test('what happens to nobody has no seat, and every line a name of its own', () => {
  const lines = logLines([entry(3, event('ends'), event('pays', 0)), entry(4, event('pays', 1))], tell)
  expect(lines.map(({ id, seat }) => [id, seat])).toEqual([
    ['3 0', null],
    ['3 1', 0],
    ['4 0', 1],
  ])
})
