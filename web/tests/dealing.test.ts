import { beforeEach, describe, expect, test, vi } from 'vitest'
import { checked } from '../src/dealing/check'
import { Envelope } from '../src/dealing/envelope.svelte'
import { kindOf, leftOut, partIn, silent } from '../src/dealing/judgement'
import { forget, keep, type Kept, recall } from '../src/dealing/kept'
import { commitmentOf, keyOf, newSecret, type Terms } from '../src/dealing/secrets'
import { joinTable, openTable } from '../src/dealing/sitting'
import type { ContributorInfo, GameRecord, SeatInfo, TableInfo } from '../src/net/generated'

const [SECRET, ANN, BO] = ['11', 'aa', 'bb'].map((byte) => byte.repeat(32)) as [string, string, string]

function memory(): Storage {
  const held = new Map<string, string>()
  return {
    getItem: (name: string) => held.get(name) ?? null,
    setItem: (name: string, value: string) => void held.set(name, value),
    removeItem: (name: string) => void held.delete(name),
  } as Storage
}

beforeEach(() => {
  vi.stubGlobal('localStorage', memory())
})

describe('the arithmetic', () => {
  // The same vectors as in docs/record-format.md.
  const terms: Terms = {
    table: 'k2m4p6r8t9',
    game: 'sealed',
    rules: 1,
    options: { title: 'L’île — “1\u001f2”\n', hand: 3, bonus: true },
    data: 'd'.repeat(64),
    players: 2,
    chance: 2,
  }

  test('seals as the server does', () => {
    expect(commitmentOf(SECRET)).toBe('02d449a31fbb267c8f352e9968a79e3e5fc95c1bbeaa502fd6454ebde5a4bedc')
  })

  test('makes the same key as the server', () => {
    expect(keyOf(SECRET, [ANN, BO], terms)).toBe('bccc429dc4ed433a0384c48d1c9526ac88aff7e5ea6f3f123be68076873160ee')
    expect(keyOf(SECRET, [], terms)).toBe('f68550135a509efe3361c2b828a5f74dea87719a4cb4ba2a451518d1d11da185')
  })

  test('thinks of a new number each time', () => {
    expect(newSecret()).toMatch(/^[0-9a-f]{64}$/)
    expect(newSecret()).not.toBe(newSecret())
  })
})

const sealed = (seats: number[], secret: string, has_contributed = false): ContributorInfo => ({
  seats,
  commitment: commitmentOf(secret),
  has_contributed,
  agrees: false,
})
const SEATS = [
  { seat: 0, kind: 'here', name: 'Ann' },
  { seat: 1, kind: 'link', name: 'Bo' },
] as SeatInfo[]
const TABLE = {
  id: 'k2m4p6r8t9',
  status: 'dealing',
  commitment: commitmentOf(SECRET),
  is_seed_chosen: false,
  contributors: [sealed([0], ANN), sealed([1], BO)],
  seats: SEATS,
  mine: [1],
} as unknown as TableInfo
const KEPT: Kept = {
  contribution: BO,
  commitment: commitmentOf(BO),
  server: commitmentOf(SECRET),
  list: null,
}
const LIST = [
  { seats: [0], commitment: commitmentOf(ANN) },
  { seats: [1], commitment: commitmentOf(BO) },
]
const with_ = (changes: Partial<TableInfo>): TableInfo => ({ ...TABLE, ...changes })

describe('an envelope', () => {
  test('is opened when everything is as it was shown', () => {
    expect(partIn(TABLE, KEPT)).toBe('open')
    expect(partIn(TABLE, { ...KEPT, list: LIST })).toBe('open')
  })

  test('stays closed while seats are open, and where nobody contributes', () => {
    expect(partIn(with_({ status: 'waiting' }), KEPT)).toBe('none')
    expect(partIn(with_({ contributors: null }), KEPT)).toBe('none')
    expect(partIn(with_({ mine: [] }), null)).toBe('none')
    expect(partIn(with_({ mine: [], contributors: [sealed([0], ANN)] }), null)).toBe('none')
  })

  test('stays closed when its seal is not on the table', () => {
    expect(partIn(with_({ contributors: [sealed([0], ANN)] }), KEPT)).toBe('not_listed')
    expect(partIn(with_({ contributors: [sealed([0], ANN), sealed([1], ANN)] }), KEPT)).toBe('exchanged')
  })

  test('stays closed when another seal was changed', () => {
    expect(partIn(with_({ commitment: commitmentOf(BO) }), KEPT)).toBe('server_changed')
    const other = with_({ contributors: [sealed([0], SECRET), sealed([1], BO)] })
    expect(partIn(other, { ...KEPT, list: LIST })).toBe('list_changed')
    expect(partIn(with_({ contributors: [sealed([1], BO)] }), { ...KEPT, list: LIST })).toBe('list_changed')
  })

  test('is suspect even when a seal is changed after it was opened', () => {
    const later = with_({ status: 'playing', contributors: [sealed([0], SECRET, true), sealed([1], BO, true)] })
    expect(partIn(later, { ...KEPT, list: LIST })).toBe('list_changed')
  })

  test('was opened, or left out', () => {
    const opened = [sealed([0], ANN, true), sealed([1], BO, true)]
    expect(partIn(with_({ contributors: opened }), { ...KEPT, list: LIST })).toBe('opened')
    expect(partIn(with_({ status: 'playing' }), KEPT)).toBe('left_out')
    expect(partIn(with_({ status: 'playing' }), null)).toBe('left_out')
  })

  test('cannot be opened by a browser that forgot it', () => {
    expect(partIn(TABLE, null)).toBe('forgotten')
  })

  test('opens by itself, once, and notes what was on the table before', async () => {
    keep(TABLE.id, KEPT)
    const send = vi.fn((_: string) => Promise.resolve({ ok: true as const, seq: 0 }))
    const envelope = new Envelope(send)
    envelope.look(TABLE)
    envelope.look(TABLE)
    await Promise.resolve()
    expect(send.mock.calls).toEqual([[BO]])
    expect(recall(TABLE.id)?.list).toEqual(LIST)
    expect(envelope.refusal).toBeNull()
  })

  test('does not open at a table that is not as it was', () => {
    keep(TABLE.id, KEPT)
    const send = vi.fn()
    const envelope = new Envelope(send)
    envelope.look(with_({ commitment: commitmentOf(BO) }))
    expect(envelope.isSuspect).toBe(true)
    expect(send).not.toHaveBeenCalled()
  })

  test('tells why it was refused', async () => {
    keep(TABLE.id, KEPT)
    const error = { code: 'error.wrong_contribution' }
    const envelope = new Envelope(() => Promise.resolve({ ok: false, error }))
    envelope.look(TABLE)
    await Promise.resolve()
    await Promise.resolve()
    expect(envelope.refusal).toEqual(error)
  })
})

describe('a table says how it was dealt', () => {
  const contributors = [sealed([0], ANN, true), sealed([1], BO, true)]

  test('by everybody, by some, by nobody', () => {
    expect(kindOf(with_({ contributors }))).toBe('fair')
    expect(kindOf(with_({ contributors: [sealed([0], ANN, true), sealed([1], BO)] }))).toBe('partly')
    expect(kindOf(with_({ contributors: contributors.slice(1) }))).toBe('partly')
    expect(kindOf(with_({ contributors: [] }))).toBe('server_alone')
    expect(kindOf(with_({ contributors: null }))).toBe('sealed_seed')
    expect(kindOf(with_({ contributors: null, is_seed_chosen: true }))).toBe('chosen_seed')
  })

  test('names who was left out and who brought nothing', () => {
    expect(leftOut(with_({ contributors: [sealed([0], ANN, true), sealed([1], BO)] }))).toEqual([1])
    expect(silent(with_({ contributors: contributors.slice(1) }))).toEqual([0])
    const bot = { seat: 2, kind: 'bot' } as SeatInfo
    expect(silent(with_({ contributors, seats: [...SEATS, bot] }))).toEqual([])
  })
})

describe('sitting down', () => {
  function answering(answer: unknown, status = 200) {
    const asked = vi.fn((_path: string, _request: RequestInit) =>
      Promise.resolve(new Response(JSON.stringify(answer), { status })),
    )
    vi.stubGlobal('fetch', asked)
    return () => JSON.parse(String(asked.mock.calls[0]?.[1].body)) as Record<string, unknown>
  }

  test('keeps the number and sends only its seal', async () => {
    const sent = answering(with_({ status: 'waiting' }))
    await openTable({ game: 'sealed', seats: [{ kind: 'here', name: 'Ann' }, { kind: 'link' }] })
    const kept = recall(TABLE.id)
    expect(kept?.server).toBe(TABLE.commitment)
    expect(sent()['commitment']).toBe(commitmentOf(kept?.contribution ?? ''))
    expect(JSON.stringify(sent())).not.toContain(kept?.contribution)
  })

  test('whoever only opens a table brings nothing', async () => {
    const sent = answering(with_({ status: 'waiting' }))
    await openTable({ game: 'sealed', seats: [{ kind: 'link' }, { kind: 'link' }] })
    expect(sent()).not.toHaveProperty('commitment')
    expect(recall(TABLE.id)).toBeNull()
  })

  test('all seats of a browser share one number', async () => {
    keep(TABLE.id, KEPT)
    const sent = answering(TABLE)
    await joinTable(TABLE, 'token', 'Bo')
    expect(sent()['commitment']).toBe(KEPT.commitment)
    expect(recall(TABLE.id)).toEqual(KEPT)
  })

  test('notes the seal that was shown before', async () => {
    answering(with_({ commitment: commitmentOf(BO) }))
    const joined = await joinTable(TABLE, 'token', 'Bo')
    expect(partIn(joined, recall(TABLE.id))).not.toBe('open')
    expect(recall(TABLE.id)?.server).toBe(TABLE.commitment)
  })

  test('forgets the number of a seat that was refused', async () => {
    answering({ error: { code: 'error.seat_taken' } }, 409)
    await expect(joinTable(TABLE, 'token', 'Bo')).rejects.toThrow('error.seat_taken')
    expect(recall(TABLE.id)).toBeNull()
  })

  test('brings nothing where the seed was chosen', async () => {
    const sent = answering(with_({ contributors: null, is_seed_chosen: true }))
    await joinTable(with_({ contributors: null, is_seed_chosen: true }), 'token', 'Bo')
    expect(sent()).toEqual({ invite: 'token', name: 'Bo' })
  })
})

describe('the check after the game', () => {
  const contributions = [
    { seats: [0], commitment: commitmentOf(ANN), contribution: ANN },
    { seats: [1], commitment: commitmentOf(BO), contribution: BO },
  ]
  const away = { seats: [0], commitment: commitmentOf(ANN) }

  function dealt(parts: NonNullable<GameRecord['dealing']>['contributions'] = contributions): GameRecord {
    const plain = {
      format: 1,
      game: 'sealed',
      rules: 1,
      data: 'd'.repeat(64),
      options: { hand: 3 },
      chance: 2,
      moves: [],
    }
    const { game, rules, options, data, chance } = plain
    const given = parts.flatMap(({ contribution }) => (contribution ? [contribution] : []))
    return {
      ...plain,
      seats: [{ name: 'Ann' }, { name: 'Bo' }],
      key: keyOf(SECRET, given, { table: TABLE.id, game, rules, options, data, players: 2, chance }),
      dealing: { table: TABLE.id, commitment: commitmentOf(SECRET), secret: SECRET, contributions: parts },
    }
  }
  const kept: Kept = { ...KEPT, list: LIST }
  const outcomes = (record: GameRecord, seen: Kept | null) =>
    Object.fromEntries(checked(record, TABLE.id, seen).findings.map(({ of, outcome }) => [of, outcome]))
  const ALL_RIGHT = {
    server: 'right',
    server_seen: 'right',
    contributions: 'right',
    own: 'right',
    list: 'right',
    key: 'right',
  }
  const changed = (changes: Partial<NonNullable<GameRecord['dealing']>>): GameRecord => {
    const record = dealt()
    return record.dealing ? { ...record, dealing: { ...record.dealing, ...changes } } : record
  }

  test('finds everything right', () => {
    expect(checked(dealt(), TABLE.id, kept).kind).toBe('fair')
    expect(outcomes(dealt(), kept)).toEqual(ALL_RIGHT)
  })

  test('says what an onlooker cannot know', () => {
    expect(checked(dealt(), TABLE.id, null).kind).toBe('fair')
    const unseen = { server_seen: 'unknown', own: 'unknown', list: 'unknown' }
    expect(outcomes(dealt(), null)).toEqual({ ...ALL_RIGHT, ...unseen })
  })

  test('finds a server that changed its secret after it was seen', () => {
    expect(outcomes(dealt(), { ...kept, server: commitmentOf(BO) })).toEqual({ ...ALL_RIGHT, server_seen: 'wrong' })
  })

  test('finds a list that was changed after this envelope was opened', () => {
    const other = [{ seats: [0], commitment: commitmentOf(SECRET) }, ...LIST.slice(1)]
    expect(outcomes(dealt(), { ...kept, list: other })).toEqual({ ...ALL_RIGHT, list: 'wrong' })
  })

  test('finds that one’s own number is not the one that was brought', () => {
    const mine = { ...kept, contribution: ANN, commitment: commitmentOf('cc'.repeat(32)) }
    expect(outcomes(dealt(), mine)).toEqual({ ...ALL_RIGHT, own: 'wrong' })
    expect(checked(dealt(), TABLE.id, mine).kind).toBe('forged')
  })

  test.each([
    ['server', changed({ secret: BO })],
    ['contributions', changed({ contributions: [{ ...away, contribution: BO }, ...contributions.slice(1)] })],
    ['key', { ...dealt(), key: '00'.repeat(32) }],
    ['key', { ...dealt(), options: { hand: 4 } }],
    ['key', changed({ table: 'another' })],
  ] as const)('finds a wrong %s', (of, record) => {
    expect(outcomes(record, null)[of]).toBe('wrong')
    expect(checked(record, TABLE.id, null).kind).toBe('forged')
  })

  test('names who was left out, and who brought nothing', () => {
    expect(checked(dealt([away, ...contributions.slice(1)]), TABLE.id, kept)).toMatchObject({
      kind: 'partly',
      leftOut: [0],
      silent: [],
    })
    expect(checked(dealt(contributions.slice(0, 1)), TABLE.id, null)).toMatchObject({ kind: 'partly', silent: [1] })
    expect(checked(dealt([]), TABLE.id, null).kind).toBe('server_alone')
  })

  test('whoever was left out learns that, and no more is claimed', () => {
    const record = dealt([contributions[0]!, { seats: [1], commitment: commitmentOf(BO) }])
    expect(checked(record, TABLE.id, KEPT)).toMatchObject({ kind: 'partly', leftOut: [1] })
    expect(outcomes(record, KEPT)).toEqual({ ...ALL_RIGHT, own: 'unknown', list: 'unknown' })
  })

  test('never calls a chosen or merely sealed seed fair, nor a running game', () => {
    const { key: _key, dealing: _dealing, ...plain } = dealt()
    expect(checked({ ...plain, seed: 7 }, TABLE.id, null).kind).toBe('chosen_seed')
    expect(checked({ ...plain, seed: 7, salt: 'a', commitment: 'b' }, TABLE.id, null).kind).toBe('sealed_seed')
    expect(checked(plain, TABLE.id, null).kind).toBe('uncheckable')
    const { secret: _secret, ...running } = dealt().dealing!
    expect(checked({ ...plain, dealing: running }, TABLE.id, kept).kind).toBe('uncheckable')
  })
})

test('what is kept can be forgotten', () => {
  keep('x', KEPT)
  expect(recall('x')).toEqual(KEPT)
  forget('x')
  expect(recall('x')).toBeNull()
})
