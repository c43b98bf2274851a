import { assert, describe, expect, test } from 'vitest'
import type { GameEvent, LogEntry, LoggedEvent } from '../src/net/generated'
import { meanwhile } from '../src/table/meanwhile'
import { sightAfter, sightAt, turnAfter, turnBefore } from '../src/table/sight'
import { type Act, turnsOf } from '../src/table/turns'

const logged = (kind: string, seat?: number, more: Partial<LoggedEvent> = {}): LoggedEvent => ({
  event: (seat === undefined ? { kind } : { kind, seat }) as GameEvent,
  message: { code: kind },
  ...more,
})
const turn = (seat: number) => logged('turn', seat, { part: 'turn' })
const detail = (kind: string, seat: number) => logged(kind, seat, { part: 'detail' })
const prelude = (kind: string, seat: number) => logged(kind, seat, { part: 'prelude' })
const sequel = (kind: string, seat: number) => logged(kind, seat, { part: 'sequel' })
const place = (kind: string, seat: number) => logged(kind, seat, { part: 'place' })
const logOf = (...moves: LoggedEvent[][]): LogEntry[] => moves.map((events, seq) => ({ seq, events }))
const kinds = (events: readonly LoggedEvent[]): string[] => events.map(({ event }) => event.kind)
const shown = ({ told, place, details }: Act) => [kinds(told).join('+'), place?.event.kind ?? null, ...kinds(details)]
const actsFrom = (...moves: LoggedEvent[][]) => turnsOf(logOf(...moves)).flatMap((one) => one.acts.map(shown))
const acts = (...moves: LoggedEvent[][]) => actsFrom([], ...moves)

describe('turns', () => {
  const turns = turnsOf(
    logOf([logged('starts', 0)], [logged('settles', 0), turn(0)], [logged('moves', 0), turn(1)], [logged('moves', 1)]),
  )

  test('begin where the server says so, after the set-up', () => {
    expect(turns.map(({ number, seat, from }) => [number, seat, from])).toEqual([
      [0, null, 0],
      [1, 0, 1],
      [2, 1, 2],
    ])
  })

  test('follow one another', () => {
    const [setUp, first, second] = turns
    assert(setUp && first && second)
    expect([turnBefore(turns, { turn: second }), turnAfter(turns, { turn: second })]).toEqual([first, undefined])
    expect(turnBefore(turns, { turn: second, act: second.acts[0] })).toBe(second)
    expect([turnBefore(turns, { turn: setUp }), turnAfter(turns, { turn: setUp })]).toEqual([setUp, first])
  })
})

describe('a moment', () => {
  const seen = (...moves: LoggedEvent[][]) => {
    const turns = turnsOf(logOf(...moves))
    return moves.map((_, moment) => {
      const { turn, act } = sightAt(turns, moment) ?? {}
      return [turn?.number, act ? kinds(act.told).join('+') : null]
    })
  }

  test('tells what led to it, also where another turn begins', () => {
    expect(
      seen([logged('starts', 0)], [logged('settles', 0), turn(0)], [logged('moves', 0)], [logged('rests', 0), turn(1)]),
    ).toEqual([
      [0, 'starts'],
      [0, 'settles'],
      [1, 'moves'],
      [1, 'rests'],
    ])
  })

  test('tells that a turn begins where nothing else led to it', () => {
    expect(seen([], [turn(0)], [logged('moves', 0)], [], [turn(1)])).toEqual([
      [0, null],
      [1, null],
      [1, 'moves'],
      [1, 'moves'],
      [2, null],
    ])
  })

  test('tells one after the other what rules do at once', () => {
    const sarah = [logged('rests', 0), turn(1), logged('builds', 1), logged('sails', 1), turn(0)]
    const turns = turnsOf(logOf([], [turn(0)], sarah, [logged('moves', 0)]))
    const told = []
    for (let sight = turns[2] && sightAfter(turns, { turn: turns[2] }, 2); sight; sight = sightAfter(turns, sight, 2))
      told.push([sight.turn.number, ...kinds(sight.act?.told ?? [])])
    expect(told).toEqual([
      [2, 'builds'],
      [2, 'sails'],
    ])
  })

  test('tells what is under way', () => {
    expect(seen([], [turn(0)], [place('sale', 0)], [prelude('shows', 0)], [logged('sells', 0)])).toEqual([
      [0, null],
      [1, null],
      [1, 'sells'],
      [1, 'sells'],
      [1, 'sells'],
    ])
  })
})

describe('an act', () => {
  test('has what it cost and brought, told before or after it, and its place', () => {
    expect(acts([place('action', 0)], [prelude('pays', 0), logged('hires', 0), detail('explores', 0)])).toEqual([
      ['hires', 'action', 'pays', 'explores'],
    ])
  })

  test('has nothing of what the next one costs or brings in the same move', () => {
    expect(acts([logged('sells', 0), detail('money', 0), logged('delivers', 0), prelude('pays', 0)])).toEqual([
      ['sells', null, 'money'],
      ['delivers', null, 'pays'],
    ])
    expect(acts([logged('frees', 0), prelude('pays', 0), detail('gains', 0), sequel('gets', 0)])).toEqual([
      ['frees', null, 'pays', 'gains', 'gets'],
    ])
  })

  test('has what was done for it in moves before', () => {
    const [turn0] = turnsOf(
      logOf([], [place('sale', 0)], [prelude('shows', 0)], [prelude('pays', 0), logged('sells', 0)]),
    )
    expect(turn0?.acts.map(shown)).toEqual([['sells', 'sale', 'shows', 'pays']])
    expect([turn0?.acts[0]?.first, turn0?.acts[0]?.last]).toEqual([1, 3])
    expect(acts([place('sale', 0)], [prelude('shows', 0)])).toEqual([['sale', null, 'shows']])
    expect(acts([logged('rests', 0)], [prelude('pays', 0)], [turn(1)])).toEqual([['rests', null, 'pays']])
  })

  test('may be a place where nothing but details came of it, or nothing at all', () => {
    expect(acts([place('here', 0)], [detail('gold', 0)], [place('there', 0)], [place('elsewhere', 0)])).toEqual([
      ['here', null, 'gold'],
      ['there', null],
      ['elsewhere', null],
    ])
    expect(acts([place('here', 0)], [place('there', 0), detail('gold', 0), sequel('draws', 0)])).toEqual([
      ['here', null],
      ['there', null, 'gold', 'draws'],
    ])
  })

  test('includes what follows from it in the same move, but not in the next', () => {
    expect(acts([logged('plays', 0), sequel('draws', 0), detail('gold', 0)], [sequel('draws', 0)])).toEqual([
      ['plays', null, 'draws', 'gold'],
      ['draws', null],
    ])
  })

  test('is none of what is dealt: that is told by kind', () => {
    const drawn = { part: 'detail', listed: 'tile' } as const
    expect(actsFrom([logged('tile', 0, drawn), logged('tile', 0, drawn), detail('draws', 0)])).toEqual([
      ['tile+tile', null],
      ['draws', null],
    ])
    expect(turnsOf(logOf([detail('draws', 0)]))[0]?.acts[0]?.seat).toBeNull()
  })

  test('is one line if it is done several times in a row', () => {
    const walk = () => logged('walks', 0, { listed: 'to' })
    expect(acts([walk()], [walk(), detail('tax', 0)], [walk()], [logged('rests', 0)], [walk()])).toEqual([
      ['walks+walks+walks', null, 'tax'],
      ['rests', null],
      ['walks', null],
    ])
    expect(acts([logged('skips', 0)], [logged('skips', 0)], [logged('skips', 1)])).toEqual([
      ['skips+skips', null],
      ['skips', null],
    ])
  })

  test('is not followed by more of the same, but goes on', () => {
    const drawn = () => logged('draws', 0, { part: 'sequel', listed: 'card' })
    expect(acts([drawn(), drawn(), detail('gold', 0)])).toEqual([['draws+draws', null, 'gold']])
  })

  test('is known by the moves it took', () => {
    const [one] = turnsOf(logOf([], [place('action', 0)], [logged('hires', 0)]))[0]?.acts ?? []
    expect([one?.first, one?.last]).toEqual([1, 2])
  })

  test('is not told where its viewer may not know of it', () => {
    expect(acts([{ event: { kind: 'hidden' } }])).toEqual([])
  })
})

describe('meanwhile', () => {
  const step = (seat: number) => [logged(`step of ${seat}`, seat)]
  const game = (...seats: number[]) =>
    turnsOf(logOf([], ...seats.flatMap((seat) => [[turn(seat)], [logged(`moves ${seat}`, seat)]])))
  const done = (seats: number[], seat: number | null) => {
    const { acts, from } = meanwhile(game(...seats), seat)
    return [acts.map((act) => act.seat), from]
  }

  test('is what the others did since my last turn, until my next one ends', () => {
    expect(done([0, 1, 2], 0)).toEqual([[1, 2], 3])
    expect(done([0, 1, 2, 0], 0)).toEqual([[1, 2], 3])
    expect(done([0, 1, 2, 0, 1], 0)).toEqual([[1], 9])
  })

  test('is what was done before my first turn', () => {
    expect(done([1, 2], 0)).toEqual([[1, 2], 1])
    expect(done([0], 0)).toEqual([[], 0])
  })

  test('is the last turn for those who watch', () => {
    expect(done([0, 1, 2], null)).toEqual([[1, 2], 3])
  })

  test('is what the others did since my last step while the game is set up', () => {
    const { acts, from } = meanwhile(turnsOf(logOf([], step(0), step(1), step(2))), 0)
    expect([acts.map((act) => act.seat), from]).toEqual([[1, 2], 1])
    expect(meanwhile(turnsOf(logOf([], step(1), step(0))), 0).acts).toEqual([])
  })
})
