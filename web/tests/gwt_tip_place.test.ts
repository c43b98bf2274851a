import { expect, test } from 'vitest'
import { placeOfTip } from '../src/games/gwt_new_zealand/tip_place'

const WITHIN = { width: 1000, height: 600 }
const SIZE = { width: 200, height: 100 }
const spot = { left: 400, top: 250, width: 60, height: 40 }
const beside = (dx: number, dy: number, isLit = true) => ({
  box: { ...spot, left: spot.left + dx, top: spot.top + dy },
  isLit,
})
const covers = (tip: ReturnType<typeof placeOfTip>, { box }: ReturnType<typeof beside>) =>
  tip.left < box.left + box.width &&
  box.left < tip.left + tip.width &&
  tip.top < box.top + box.height &&
  box.top < tip.top + tip.height

test('a tip stands below its spot if nothing is there', () => {
  expect(placeOfTip(spot, SIZE, WITHIN, [])).toMatchObject({ top: 298, left: 330 })
})

test.each([
  ['below', [beside(0, 60)]],
  ['above and below', [beside(0, 60), beside(0, -60)]],
  ['on three sides', [beside(0, 60), beside(0, -60), beside(80, 0)]],
  ['on all sides', [beside(0, 60), beside(0, -60), beside(80, 0), beside(-80, 0)]],
])('it covers no neighbour %s', (_, neighbours) => {
  const tip = placeOfTip(spot, SIZE, WITHIN, neighbours)
  for (const neighbour of neighbours) expect(covers(tip, neighbour)).toBe(false)
  expect(covers(tip, { box: spot, isLit: true })).toBe(false)
})

test('if it must cover something, then not what can be pressed', () => {
  const crowd = Array.from({ length: 12 }, (_, i) => beside(0, 60 * (i - 6) || 60, i > 6))
  const walls = [beside(80, 0), beside(-80, 0)]
  const tip = placeOfTip(spot, SIZE, { width: 1000, height: 420 }, [...crowd, ...walls])
  for (const one of [...crowd, ...walls]) if (one.isLit) expect(covers(tip, one)).toBe(false)
})

test('it moves aside rather than far away', () => {
  const neighbours = [beside(120, 40), beside(-10, -60), beside(80, 0), beside(-80, 0)]
  const tip = placeOfTip(spot, SIZE, WITHIN, neighbours)
  for (const neighbour of neighbours) expect(covers(tip, neighbour)).toBe(false)
  expect(tip).toMatchObject({ top: 298, left: 260 })
})

test('it rather hides what cannot be pressed than go far away', () => {
  const country = { box: { left: 0, top: 0, width: 1000, height: 420 }, isLit: false }
  expect(placeOfTip(spot, SIZE, WITHIN, [country])).toMatchObject({ top: 298, left: 330 })
})

test('it stays on the table', () => {
  const corner = { left: 980, top: 590, width: 20, height: 10 }
  const tip = placeOfTip(corner, SIZE, WITHIN, [])
  expect(tip.left + tip.width).toBeLessThanOrEqual(WITHIN.width)
  expect(tip.top + tip.height).toBeLessThanOrEqual(WITHIN.height)
})
