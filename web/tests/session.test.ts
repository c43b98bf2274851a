import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { TableInfo, View } from '../src/net/generated'
import { TableSession } from '../src/table/session.svelte'
import { FakeSocket } from './socket'

beforeEach(() => {
  vi.useRealTimers()
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  vi.stubGlobal('document', { hidden: false })
})

/** Ben is a bot, so nobody writes. */
const seats = [
  { seat: 0, name: 'Ada', kind: 'here', bot: null, taken: true, online: true },
  { seat: 1, name: 'Ben', kind: 'bot', bot: 'club', taken: true, online: true },
]
const table = (can_undo = false, more: Partial<TableInfo> = {}) =>
  ({ id: 'abc', can_undo, contributors: null, seats, mine: [0], to_act: 0, request: null, ...more }) as TableInfo
const view = (to_act: number) => ({ to_act }) as View
const MOVE = { kind: 'place_stone', space: [1, 2] } as const

function seated() {
  const socket = new FakeSocket()
  const session = new TableSession('abc', socket)
  socket.say('open')
  socket.say('message', { type: 'state', seq: 4, table: table(), view: view(0), log: [{ seq: 4, events: [] }] })
  return { socket, session }
}

describe('a table', () => {
  test('is whole after the first state', () => {
    const { session } = seated()
    expect(session.seq).toBe(4)
    expect(session.view).toEqual(view(0))
    expect(session.isConnected).toBe(true)
  })

  test('goes on step by step, and keeps the log', () => {
    const { socket, session } = seated()
    const events = [{ event: { kind: 'stone_placed', seat: 0 }, message: { code: 'x' } }]
    socket.say('message', { type: 'step', seq: 5, table: table(true), view: view(1), events })
    expect(session.seq).toBe(5)
    expect(session.events).toEqual(events)
    expect(session.log.map((entry) => entry.seq)).toEqual([4, 5])
    expect(session.table?.can_undo).toBe(true)
  })

  test('keeps the notes that a step does not tell again, and drops those that are gone', () => {
    const { socket, session } = seated()
    const [one, two, three] = ['one', 'two', 'three'].map((code) => ({ lines: [{ code }] }))
    const whole = { type: 'state', seq: 4, table: table(), view: view(0), log: [] }
    socket.say('message', { ...whole, notes: { kept: one, gone: one, changed: one } })
    const step = { type: 'step', table: table(), view: view(1), events: [] }
    socket.say('message', { ...step, seq: 5, notes: { gone: null, changed: two, fresh: three } })
    expect(session.notes).toEqual({ kept: one, changed: two, fresh: three })
    socket.say('message', { ...step, seq: 6 })
    expect(session.notes).toEqual({ kept: one, changed: two, fresh: three })
    socket.say('message', { ...whole, seq: 6 })
    expect(session.notes).toEqual({})
  })

  test('takes the whole log after an undo, and moves nothing', () => {
    const { socket, session } = seated()
    socket.say('message', { type: 'step', seq: 3, table: table(), view: view(0), events: [], undone: true, log: [] })
    expect(session.seq).toBe(3)
    expect(session.log).toEqual([])
    expect(session.events).toEqual([])
  })

  test('forgets a passing remark with the next step', () => {
    const { socket, session } = seated()
    session.remark({ code: 'ui.notice.turn_of', args: { player: 'Ben' } })
    expect(session.notice?.message.args).toEqual({ player: 'Ben' })
    socket.say('message', { type: 'step', seq: 5, table: table(), view: view(1), events: [] })
    expect(session.notice).toBeNull()
  })

  test('is lost when the server knows it no more', () => {
    const { socket, session } = seated()
    socket.closeWith(4404)
    expect(session.isLost).toBe(true)
  })

  test('asks for a fresh state when a move came too late', async () => {
    const { socket, session } = seated()
    const sending = session.play(MOVE)
    socket.say('message', { type: 'error', ref: socket.ref(), error: { code: 'error.stale_move' }, seq: 5 })
    await sending
    expect(socket.sent.at(-1)).toEqual({ type: 'state' })
    expect(session.notice).toEqual({ message: { code: 'ui.notice.went_on' }, tone: 'news' })
  })

  test('tells a refusal with its rule, and forgets it with the next step', async () => {
    const { socket, session } = seated()
    const sending = session.play(MOVE)
    const error = { code: 'terra_nova.refusal.not_beside', rule: 'TN-7' }
    socket.say('message', { type: 'error', ref: socket.ref(), error, seq: 4 })
    await sending
    expect(session.notice).toEqual({ message: error, tone: 'refusal' })
    socket.say('message', { type: 'step', seq: 5, table: table(), view: view(1), events: [] })
    expect(session.notice).toBeNull()
  })

  test('tells what is wrong with the table itself', () => {
    const { socket, session } = seated()
    socket.say('message', { type: 'error', ref: null, error: { code: 'error.bot' }, seq: 4 })
    expect(session.notice?.message.code).toBe('error.bot')
  })

  test('says so when the server is newer than the page', () => {
    const { socket, session } = seated()
    expect(session.isOutdated).toBe(false)
    socket.say('message', { type: 'chat', line: 'hello' })
    expect(session.isOutdated).toBe(true)
    expect(session.view).toEqual(view(0))
  })

  test('asks for the view when the last seat is taken', () => {
    const socket = new FakeSocket()
    const session = new TableSession('abc', socket)
    socket.say('open')
    socket.say('message', { type: 'table', table: { ...table(), status: 'playing' } })
    expect(socket.sent).toEqual([{ type: 'state' }])
    expect(session.table?.status).toBe('playing')
  })

  test('sends one move at a time', () => {
    const { socket, session } = seated()
    void session.play(MOVE)
    void session.play(MOVE)
    expect(socket.sent).toHaveLength(1)
  })

  test('shows what a move led to before the next is decided, however fast', async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: false }))
    const { socket, session } = seated()
    for (const seq of [5, 6]) {
      const sending = session.play(MOVE)
      expect(socket.sent.at(-1)).toMatchObject({ type: 'move', seq: seq - 1 })
      socket.say('message', { type: 'step', seq, table: table(), view: view(0), events: [] })
      socket.say('message', { type: 'ack', ref: socket.ref(), seq })
      await sending
      expect(session.seq).toBe(seq)
    }
    session.close()
  })

  test('keeps what is told of the table after a step that waits to be shown', () => {
    vi.stubGlobal('matchMedia', () => ({ matches: false }))
    vi.useFakeTimers()
    const { socket, session } = seated()
    for (const seq of [5, 6]) socket.say('message', { type: 'step', seq, table: table(), view: view(0), events: [] })
    const request = {
      wish: 'undo' as const,
      target: null,
      to: null,
      seat: 1,
      agreed: [],
      awaited: [0],
      refused_by: null,
    }
    socket.say('message', { type: 'table', table: table(false, { request }) })
    vi.advanceTimersByTime(2000)
    vi.useRealTimers()
    expect(session.seq).toBe(6)
    expect(session.table?.request).toEqual(request)
  })

  test('says who has undone something, as it takes away what one has chosen', () => {
    const { socket, session } = seated()
    const undone = { type: 'step', seq: 5, view: view(1), events: [], undone: true, log: [] }
    socket.say('message', { ...undone, table: table(false, { to_act: 1 }) })
    expect(session.notice).toEqual({ message: { code: 'ui.undo.undone', args: { player: 'Ben' } }, tone: 'news' })
  })

  test('says nothing about one’s own undo', async () => {
    const { socket, session } = seated()
    const undoing = session.undo()
    socket.say('message', { type: 'step', seq: 5, table: table(), view: view(0), events: [], undone: true, log: [] })
    socket.say('message', { type: 'ack', ref: socket.ref(), seq: 5 })
    await undoing
    expect(session.notice).toBeNull()
  })

  const STEPS = ['a', 'b', 'c'].map((to) => ({ kind: 'step', to }))
  const asking = (...legal: { kind: string }[]) =>
    ({ to_act: 0, legal: legal.map((move) => ({ move })) }) as unknown as View
  const played = (socket: FakeSocket, seq: number, view: View) => {
    socket.say('message', { type: 'step', seq, table: table(true), view, events: [] })
    socket.say('message', { type: 'ack', ref: socket.ref(), seq })
  }
  const settled = () => new Promise((resolve) => setTimeout(resolve))

  test('plays several moves one after the other, each as soon as it is asked', async () => {
    const { socket, session } = seated()
    const playing = session.playAll(STEPS)
    for (const [i] of STEPS.entries()) {
      expect(session.isSending).toBe(true)
      expect(socket.sent).toHaveLength(i + 1)
      played(socket, 5 + i, asking(...STEPS))
      await settled()
    }
    await playing
    expect(socket.sent.map((sent) => (sent as { move: unknown }).move)).toEqual(STEPS)
    expect(session.isSending).toBe(false)
  })

  test('stops playing when something else is asked', async () => {
    const { socket, session } = seated()
    const playing = session.playAll(STEPS)
    played(socket, 5, asking({ kind: 'discard' }))
    await playing
    expect(socket.sent).toHaveLength(1)
    expect(session.isSending).toBe(false)
  })

  test('stops playing when a move is refused', async () => {
    const { socket, session } = seated()
    const playing = session.playAll(STEPS)
    socket.say('message', { type: 'error', ref: socket.ref(), error: { code: 'x' }, seq: 4 })
    await playing
    expect(socket.sent).toHaveLength(1)
    expect(session.notice?.message.code).toBe('x')
  })

  test('undoes at once what was played at once', async () => {
    const { socket, session } = seated()
    const playing = session.playAll(STEPS.slice(0, 2))
    for (const seq of [5, 6]) {
      played(socket, seq, asking(...STEPS))
      await settled()
    }
    await playing
    const undoing = session.undo()
    for (const [seq, left] of [
      [7, [4, 5]],
      [8, [4]],
    ] as const) {
      const log = left.map((one) => ({ seq: one, events: [] }))
      const undone = { type: 'step', seq, table: table(true), view: asking(), events: [], undone: true, log }
      socket.say('message', undone)
      socket.say('message', { type: 'ack', ref: socket.ref(), seq })
      await settled()
    }
    await undoing
    expect(socket.sent.slice(2)).toMatchObject([
      { type: 'undo', seq: 6 },
      { type: 'undo', seq: 7 },
    ])
  })

  test('knows when the line is broken', () => {
    const { socket, session } = seated()
    socket.say('close')
    expect(session.isConnected).toBe(false)
    expect(session.wasConnected).toBe(true)
    expect(session.view).toEqual(view(0))
  })
})
