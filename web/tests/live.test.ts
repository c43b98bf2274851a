import { describe, expect, test } from 'vitest'
import { Live, OFFLINE, OUTDATED } from '../src/net/live'
import type { ServerMessage } from '../src/net/generated'
import { FakeSocket } from './socket'

function connected() {
  const socket = new FakeSocket()
  const heard: ServerMessage[] = []
  const states: boolean[] = []
  let isLost = false
  const live = new Live(socket, {
    connected: (is) => states.push(is),
    received: (message) => heard.push(message),
    lost: () => (isLost = true),
  })
  socket.say('open')
  return { socket, heard, states, live, isLost: () => isLost }
}

const MOVE = { kind: 'place_stone', space: [1, 2] } as const

describe('the live connection', () => {
  test('sends a move with the number of the view and hears its acknowledgement', async () => {
    const { socket, live } = connected()
    const answer = live.move(41, MOVE, 'at_once')
    expect(socket.sent).toEqual([{ type: 'move', ref: '1', seq: 41, move: MOVE, telling: 'at_once' }])
    socket.say('message', { type: 'ack', ref: '1', seq: 42 })
    expect(await answer).toEqual({ ok: true, seq: 42 })
  })

  test('brings a refusal back to whoever asked', async () => {
    const { socket, live } = connected()
    const [first, second] = [live.move(3, MOVE, 'at_once'), live.undo(3)]
    socket.say('message', { type: 'error', ref: '2', error: { code: 'error.nothing_to_undo.over' }, seq: 3 })
    socket.say('message', { type: 'ack', ref: '1', seq: 4 })
    expect(await first).toEqual({ ok: true, seq: 4 })
    expect(await second).toEqual({ ok: false, error: { code: 'error.nothing_to_undo.over' } })
  })

  test('does not take an unknown answer for a broken line', async () => {
    const { socket, live } = connected()
    const answer = live.move(3, MOVE, 'at_once')
    socket.say('message', { type: 'postponed', ref: '1' })
    expect(await answer).toEqual({ ok: false, error: OUTDATED })
  })

  test('previews and asks why', async () => {
    const { socket, live } = connected()
    const preview = live.preview(3, MOVE)
    socket.say('message', { type: 'preview', ref: socket.ref(), seq: 3, events: [], gains: [1, 2], scorings: [] })
    expect(await preview).toMatchObject({ gains: [1, 2] })
    const why = live.why(MOVE)
    socket.say('message', { type: 'why', ref: socket.ref(), reason: { code: 'x', rule: 'TN-7' } })
    expect(await why).toEqual({ code: 'x', rule: 'TN-7' })
  })

  test('passes on what the server tells unasked', () => {
    const { socket, heard, states } = connected()
    socket.say('message', { type: 'table', table: { id: 'abc' } })
    expect(heard).toHaveLength(1)
    expect(states).toEqual([true])
  })

  test('comes back after a broken line, but not to a table that is no more', () => {
    const { socket, isLost } = connected()
    socket.closeWith(1013)
    expect([isLost(), socket.isClosed]).toEqual([false, false])
    socket.closeWith(4404)
    expect([isLost(), socket.isClosed]).toEqual([true, true])
  })

  test('leaves no question open when the line breaks', async () => {
    const { socket, live, states } = connected()
    const answer = live.move(3, MOVE, 'at_once')
    socket.say('close')
    expect(await answer).toEqual({ ok: false, error: OFFLINE })
    expect(await live.move(3, MOVE, 'at_once')).toEqual({ ok: false, error: OFFLINE })
    expect(states).toEqual([true, false])
    expect(socket.sent).toHaveLength(1)
  })
})
