import { expect, test } from 'vitest'
import type { TurnScore } from '../net/generated'
import { apart, curve, pathOf, turnAt } from './curve'

const turns: readonly TurnScore[] = [0, 4, 31, 52].map((points, i) => ({
  moves: 2 * i,
  seat: i ? 0 : null,
  scores: [points, -3],
}))

test('the curve is ruled at round numbers that take in every score', () => {
  const { ruled, y } = curve(turns, 400, 200)
  expect(ruled).toEqual([-20, 0, 20, 40, 60])
  expect(y(60)).toBeLessThan(y(0))
})

test('a line has one point for each turn', () => {
  expect(pathOf(curve(turns, 400, 200), turns, 0).match(/[ML]/g)).toHaveLength(turns.length)
})

test('whoever points beside the curve means its nearest turn', () => {
  const shape = curve(turns, 400, 200)
  expect(turnAt(shape, turns, -50)).toBe(0)
  expect(turnAt(shape, turns, shape.x(2) + 5)).toBe(2)
  expect(turnAt(shape, turns, 999)).toBe(3)
})

test('marks at the ends keep apart', () => {
  expect(apart([50, 50, 10], 15)).toEqual([50, 65, 10])
})
