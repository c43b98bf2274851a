import { expect, test } from 'vitest'
import { Foresight } from '../src/board/foresight.svelte'
import type { Forecast } from '../src/games/tiles/forecast'
import type { Move } from '../src/net/generated'

const forecast: Forecast = { flags: [], gains: [{ seat: 0, points: 3 }], stragglers: new Set() }
const move = (n: number): Move => ({ kind: 'lay_tile', row: n, col: 0, rotation: 0 })

test('each move is asked about once', async () => {
  const asked: Move[] = []
  const foresight = new Foresight<Forecast>(async (one) => {
    asked.push(one)
    return forecast
  })
  expect(foresight.of(move(1))).toBeNull()
  await foresight.learnAll([move(1), move(2), move(1)], () => true)
  await foresight.learn(move(2))
  expect(asked).toEqual([move(1), move(2)])
  expect(foresight.of(move(1))).toBe(forecast)
  expect(foresight.of(null)).toBeNull()
})

test('answers about an earlier position are dropped', async () => {
  let answer: (told: Forecast) => void = () => undefined
  const foresight = new Foresight<Forecast>(() => new Promise((resolve) => (answer = resolve)))
  const asking = foresight.learn(move(1))
  foresight.forget()
  answer(forecast)
  await asking
  expect(foresight.of(move(1))).toBeNull()
})

test('a move without an answer can be asked about again', async () => {
  let isReachable = false
  const foresight = new Foresight<Forecast>(async () => (isReachable ? forecast : null))
  await foresight.learn(move(1))
  isReachable = true
  await foresight.learn(move(1))
  expect(foresight.of(move(1))).toBe(forecast)
})

test('nothing more is asked once the answers are not wanted', async () => {
  const asked: Move[] = []
  const foresight = new Foresight<Forecast>(async (one) => {
    asked.push(one)
    return forecast
  })
  await foresight.learnAll([move(1), move(2), move(3)], () => asked.length < 2)
  expect(asked).toHaveLength(2)
})
