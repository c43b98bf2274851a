import { describe, expect, test } from 'vitest'
import { IN_HAND, fitsNow, type Laying, placesOf, press, putBack, turned } from '../src/games/tiles/laying'
import { lay } from './tiles'

const legal = [lay(0, 2, 1), lay(0, 2, 3), lay(1, 0, 0), { kind: 'skip' }]
const places = placesOf(legal)
const at = (row: number, col: number) => ({ row, col })

describe('the places for a tile', () => {
  test('gather the turns that fit', () => {
    expect([...places.keys()]).toEqual(['0,2', '1,0'])
    expect(places.get('0,2')?.turns).toEqual([1, 3])
  })

  test('are in the order in which a map is read', () => {
    expect([...placesOf([lay(1, 0, 0), lay(-1, 4, 0), lay(0, 2, 1), lay(0, -2, 1)]).keys()]).toEqual([
      '-1,4',
      '0,-2',
      '0,2',
      '1,0',
    ])
  })

  test('fit now or in another turn', () => {
    const place = places.get('0,2')
    expect(place && [0, 1, 2, 3].map((turns) => fitsNow(place, turns as 0))).toEqual([false, true, false, true])
  })
})

describe('the tile in hand', () => {
  test('turns freely both ways', () => {
    expect(turned(IN_HAND, places, 1).turns).toBe(1)
    expect(turned(IN_HAND, places, -1).turns).toBe(3)
  })

  test('is tried in the next turn that fits', () => {
    expect(press(IN_HAND, at(0, 2), places)).toEqual({ kind: 'hold', laying: { turns: 1, tried: at(0, 2) } })
    expect(press({ turns: 2, tried: null }, at(0, 2), places)).toEqual({
      kind: 'hold',
      laying: { turns: 3, tried: at(0, 2) },
    })
  })

  test('goes from one place to another', () => {
    const tried: Laying = { turns: 3, tried: at(0, 2) }
    expect(press(tried, at(1, 0), places)).toEqual({ kind: 'hold', laying: { turns: 0, tried: at(1, 0) } })
  })
})

describe('a tile that is tried', () => {
  const tried: Laying = { turns: 1, tried: at(0, 2) }

  test('turns through what fits there alone', () => {
    const next = turned(tried, places, 1)
    expect(next).toEqual({ turns: 3, tried: at(0, 2) })
    expect(turned(next, places, 1).turns).toBe(1)
    expect(turned(tried, places, -1).turns).toBe(3)
  })

  test('keeps its turn where only one fits', () => {
    expect(turned({ turns: 0, tried: at(1, 0) }, places, 1).turns).toBe(0)
  })

  test('is laid by a second press', () => {
    expect(press(tried, at(0, 2), places)).toEqual({ kind: 'send', move: lay(0, 2, 1) })
  })

  test('goes back to the hand as it was turned', () => {
    expect(putBack(tried)).toEqual({ turns: 1, tried: null })
  })
})

test('an impossible place is asked about', () => {
  expect(press({ turns: 2, tried: null }, at(7, 7), places)).toEqual({ kind: 'ask', move: lay(7, 7, 2) })
})
