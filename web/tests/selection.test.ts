import { describe, expect, test } from 'vitest'
import type { Space } from '../src/board/hex'
import type { TerraNovaMove } from '../src/games/terra_nova/generated'
import { follow } from '../src/games/terra_nova/pieces'
import { EMPTY, movable, press, type Press, targets } from '../src/games/terra_nova/selection'
import { gainsOf } from '../src/table/gains'

const A: Space = [3, 4]
const B: Space = [3, 7]
const C: Space = [5, 5]
const FAR: Space = [9, 9]
const legal: TerraNovaMove[] = [
  { kind: 'move_settler', from: A, to: B },
  { kind: 'move_settler', from: A, to: C },
  { kind: 'place_stone', space: C },
]

const pressing = (over: Partial<Press>): Press => ({
  hand: EMPTY,
  space: A,
  legal,
  isPlacing: false,
  isOccupied: false,
  isCareful: false,
  ...over,
})

describe('pressing a space', () => {
  test('picks up a settler that can move, and puts it back', () => {
    const held = { from: A, aimed: null }
    expect(press(pressing({}))).toEqual({ kind: 'hold', hand: held })
    expect(press(pressing({ hand: held }))).toEqual({ kind: 'hold', hand: EMPTY })
  })

  test('moves the settler in hand, also where a stone could go', () => {
    expect(press(pressing({ hand: { from: A, aimed: null }, space: C }))).toEqual({ kind: 'send', move: legal[1] })
  })

  test('places a stone with an empty hand', () => {
    expect(press(pressing({ space: C }))).toEqual({ kind: 'send', move: legal[2] })
  })

  test('aims first when careful, then plays', () => {
    const aiming = press(pressing({ space: C, isCareful: true }))
    expect(aiming).toEqual({ kind: 'hold', hand: { from: null, aimed: legal[2] } })
    const hand = { from: null, aimed: legal[2] as TerraNovaMove }
    expect(press(pressing({ hand, space: C, isCareful: true }))).toEqual({ kind: 'send', move: legal[2] })
  })

  test('asks why about what is not listed', () => {
    expect(press(pressing({ space: FAR }))).toEqual({ kind: 'ask', move: { kind: 'place_stone', space: FAR } })
    expect(press(pressing({ space: FAR, isOccupied: true }))).toEqual({
      kind: 'ask',
      move: { kind: 'move_settler', from: FAR, to: FAR },
    })
    expect(press(pressing({ space: FAR, hand: { from: A, aimed: null } }))).toEqual({
      kind: 'ask',
      move: { kind: 'move_settler', from: A, to: FAR },
    })
    expect(press(pressing({ space: FAR, isPlacing: true }))).toEqual({
      kind: 'ask',
      move: { kind: 'place_settler', space: FAR },
    })
  })
})

test('only listed moves are shown', () => {
  expect([...movable(legal)]).toEqual(['3-4'])
  expect([...targets(legal, null).keys()]).toEqual(['5-5'])
  expect([...targets(legal, A).keys()]).toEqual(['3-7', '5-5'])
})

test('only seats that would win points are told', () => {
  expect(gainsOf([8, 0, 3])).toEqual([
    { seat: 0, points: 8 },
    { seat: 2, points: 3 },
  ])
})

describe('pieces', () => {
  test('keep their names when they walk, and lose them when they leave', () => {
    const before = follow([], [[A], [C]], [])
    const after = follow(before, [[B], []], [{ kind: 'settler_moved', seat: 0, from: [3, 4], to: [3, 7] }])
    expect(after).toEqual([{ id: before[0]?.id, seat: 0, space: B }])
  })

  test('are new where nothing is known of them', () => {
    const before = follow([], [[A]], [])
    const after = follow(before, [[B]], [])
    expect(after[0]?.id).not.toBe(before[0]?.id)
  })
})
