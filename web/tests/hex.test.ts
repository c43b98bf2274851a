import { describe, expect, test } from 'vitest'
import { DIRECTIONS, HALF, HexMap, keyOf, outlines, rowName, SIZE, type Space, spaceName } from '../src/board/hex'
import { wanderingPath } from '../src/board/outline'
import { nextOf, walk } from '../src/board/walk'
import { ISLE } from './isle'

const map = new HexMap(ISLE)

describe('the hex board', () => {
  test('has a space for every letter', () => {
    expect(map.spaces).toHaveLength(168)
    expect(map.terrain([4, 5])).toBe('mountains')
  })

  test('places a hex by its row start and column', () => {
    expect(map.centre([0, 0])).toEqual({ x: 6 * HALF, y: 0 })
    expect(map.centre([1, 2])).toEqual({ x: 7 * HALF, y: 1.5 * SIZE })
  })

  test('counts gaps as columns', () => {
    const gapped = new HexMap({ ...ISLE, rows: ['F.F'], row_start_x: [0] })
    expect(gapped.spaces).toEqual([
      [0, 0],
      [0, 2],
    ])
    expect(gapped.neighbour([0, 0], 'e')).toBeNull()
  })

  test('knows neighbours, and they know it back', () => {
    expect(map.neighbour([0, 0], 'se')).toEqual([1, 2])
    expect(map.neighbour([0, 0], 'nw')).toBeNull()
    for (const space of map.spaces) {
      DIRECTIONS.forEach((direction, i) => {
        const other = map.neighbour(space, direction)
        if (other) expect(map.neighbour(other, DIRECTIONS[(i + 3) % 6]!)).toEqual(space)
      })
    }
  })

  test('names rows and spaces', () => {
    expect(spaceName([0, 0])).toBe('A1')
    expect(spaceName([14, 6])).toBe('O7')
    expect(rowName(26)).toBe('AA')
    expect(rowName(27)).toBe('AB')
  })

  test('finds the eight patches of 21 spaces', () => {
    const patches = map.patches((a, b) => map.terrain(a) === map.terrain(b))
    expect(patches.map((patch) => patch.length)).toEqual(Array(8).fill(21))
  })

  test('walks round a group of spaces, and round a hole in it', () => {
    expect(outlines(map, [[4, 4]])[0]).toHaveLength(6)
    const around = DIRECTIONS.map((direction) => map.neighbour([7, 6], direction) as Space)
    expect(
      outlines(map, around)
        .map((loop) => loop.length)
        .sort(),
    ).toEqual([18, 6])
  })

  test('draws the same border for both neighbours', () => {
    const edge = (space: Space) => new Set(wanderingPath(map, [space]).slice(1, -1).split('L'))
    const shared = [...edge([4, 4])].filter((point) => edge([4, 5]).has(point))
    expect(shared).toHaveLength(6)
  })
})

describe('walking by keys', () => {
  const from = (at: Space) => ({ at, x: map.x(at) })

  test('arrows lead along a row and stop at its end', () => {
    expect(walk(map, from([0, 0]), 'ArrowRight', '')?.at).toEqual([0, 1])
    expect(walk(map, from([0, 0]), 'ArrowLeft', '')).toBeNull()
    expect(walk(map, from([2, 3]), 'End', '')?.at).toEqual([2, 10])
  })

  test('up and down keep to a straight line', () => {
    let walker = from([4, 6])
    for (let i = 0; i < 6; i += 1) walker = walk(map, walker, 'ArrowDown', '') ?? walker
    expect(keyOf(walker.at)).toBe('10-6')
  })

  test('letters lead in all six directions', () => {
    const codes = { KeyW: 'nw', KeyE: 'ne', KeyA: 'w', KeyD: 'e', KeyZ: 'sw', KeyX: 'se' } as const
    for (const [code, direction] of Object.entries(codes)) {
      expect(walk(map, from([7, 6]), '', code)?.at).toEqual(map.neighbour([7, 6], direction))
    }
  })

  test('leaps to the next of some spaces, round and round', () => {
    const spaces: Space[] = [
      [1, 1],
      [5, 2],
      [5, 9],
    ]
    expect(nextOf(spaces, [5, 2], 1)).toEqual([5, 9])
    expect(nextOf(spaces, [5, 9], 1)).toEqual([1, 1])
    expect(nextOf(spaces, [1, 1], -1)).toEqual([5, 9])
    expect(nextOf([], [1, 1], 1)).toBeNull()
  })
})
