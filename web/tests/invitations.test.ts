import { describe, expect, it } from 'vitest'
import type { SeatInfo, TableInfo } from '../src/net/generated'
import { invitationTo, keepInvitations } from '../src/table/invitations'

const seat = (number: number, more: Partial<SeatInfo> = {}): SeatInfo => ({
  seat: number,
  kind: 'link',
  name: '',
  bot: null,
  taken: false,
  online: false,
  stand_in: null,
  left: null,
  offered: null,
  taken_over: false,
  kept: false,
  ...more,
})
const table = (seats: readonly SeatInfo[], host = true) => ({ id: 'abc', host, seats }) as TableInfo

function memory() {
  const kept = new Map<string, string>()
  return {
    kept,
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
  }
}

describe('invitations', () => {
  it('are remembered from opening the table, while their seats are free', () => {
    const remembered = memory()
    keepInvitations(table([seat(0, { kind: 'here', taken: true }), seat(1, { invite: 'x' })]), remembered)
    expect(invitationTo(table([]), seat(1), remembered)).toBe('x')
    expect(invitationTo(table([]), seat(1, { taken: true }), remembered)).toBeNull()
    expect(invitationTo(table([]), seat(2), remembered)).toBeNull()
  })

  it('are shown to the host only', () => {
    const remembered = memory()
    keepInvitations(table([seat(1, { invite: 'x' })]), remembered)
    expect(invitationTo(table([], false), seat(1), remembered)).toBeNull()
  })

  it('replace each other, seat by seat', () => {
    const remembered = memory()
    keepInvitations(table([seat(1, { invite: 'x' }), seat(2, { invite: 'y' })]), remembered)
    keepInvitations(table([seat(1, { invite: 'new' }), seat(2)]), remembered)
    expect(invitationTo(table([]), seat(1), remembered)).toBe('new')
    expect(invitationTo(table([]), seat(2), remembered)).toBe('y')
  })

  it('leave nothing behind where there are none', () => {
    const remembered = memory()
    keepInvitations(table([seat(0, { kind: 'here', taken: true })]), remembered)
    expect(remembered.kept.size).toBe(0)
  })
})
