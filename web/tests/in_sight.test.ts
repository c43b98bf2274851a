import { describe, expect, test } from 'vitest'
import { beyond, broughtIn, isOver, type Sight } from '../src/board/beyond'
import { type Box, boxAroundAll, centreOf } from '../src/board/box'
import { isInSight, type Place, scaleToFit } from '../src/board/fit'
import { crowd, framed } from '../src/board/framing'
import { areToolsBeside, landscapeRoom, uprightRoom } from '../src/games/tiles/room'

const tile = (row: number, col: number): Box => ({ x: col * 200, y: row * 200, width: 200, height: 200 })
const pane = { left: 0, top: 0, right: 800, bottom: 600 }
const limits = { least: 0.22, most: 0.8 }
const openSight: Sight = { pane, covers: [], free: pane }

describe('choices out of sight', () => {
  const place: Place = { x: 0, y: 0, k: 1 }

  test('are counted on the side beyond which they lie', () => {
    const groups = beyond([tile(1, 1), tile(1, 9), tile(2, 8), tile(-3, 1), tile(7, 2), tile(0, -4)], place, openSight)
    expect(Object.fromEntries(groups.map(({ side, boxes }) => [side, boxes.length]))).toEqual({
      left: 1,
      right: 2,
      top: 1,
      bottom: 1,
    })
  })

  test('need no arrow while they are in sight', () => {
    expect(beyond([tile(0, 0), tile(2, 3)], place, openSight)).toEqual([])
  })

  test('are also those that something covers', () => {
    const hand = { left: 0, top: 400, right: 200, bottom: 600 }
    const free = { ...pane, left: 200 }
    expect(beyond([tile(2, 0)], place, { pane, covers: [hand], free }).map(({ side }) => side)).toEqual(['left'])
    expect(beyond([tile(0, 0)], place, { pane, covers: [hand], free })).toEqual([])
  })

  test('are led to by an arrow beside those in sight', () => {
    const seen: Box = { x: 740, y: 260, width: 60, height: 80 }
    const [group] = beyond([tile(1, 9), seen], place, openSight)
    expect(group?.boxes).toEqual([tile(1, 9)])
    expect(group && isOver(group, seen, place)).toBe(false)
  })

  test('include what the arrow must cover', () => {
    const edge = Array.from({ length: 20 }, (_, i) => ({ x: 740, y: i * 30, width: 60, height: 30 }))
    const [group] = beyond([tile(1, 9), ...edge], place, openSight)
    expect(group?.boxes.length).toBeGreaterThan(1)
    expect(group?.boxes).toContainEqual(tile(1, 9))
  })

  test('come into view by pressing the arrow, at least one with every press', () => {
    const choices = Array.from({ length: 14 }, (_, i) => tile((i * 5) % 11, i * 3))
    const now: Place = { x: -900, y: -300, k: 0.5 }
    for (const group of beyond(choices, now, openSight)) {
      const then = broughtIn(group, now, pane)
      expect(group.boxes.filter((box) => isInSight(box, then, pane)).length).toBeGreaterThan(0)
      expect(then.k).toBe(now.k)
    }
  })

  test('are all reached by pressing on', () => {
    const choices = Array.from({ length: 20 }, (_, i) => tile(i % 3, i * 3))
    let now: Place = { x: 0, y: 0, k: 0.5 }
    const seen = new Set<Box>()
    for (let isOn = true; isOn;) {
      choices.filter((box) => isInSight(box, now, pane)).forEach((box) => seen.add(box))
      const right = beyond(choices, now, openSight).find(({ side }) => side === 'right')
      if (right) now = broughtIn(right, now, pane)
      isOn = right !== undefined
    }
    expect(seen.size).toBe(choices.length)
  })
})

describe('the window at a prompt', () => {
  const news = tile(0, 0)

  test('shows the whole map as long as a place stays as large as a fingertip', () => {
    const whole: Box = { x: 0, y: 0, width: 3000, height: 2000 }
    expect(framed({ whole, news, choices: [tile(5, 5)] }, pane, limits, null).k).toBeCloseTo(800 / 3000)
  })

  const whole: Box = { x: 0, y: 0, width: 9000, height: 2000 }

  test('else shows all choices and what happened last', () => {
    const choices = [tile(0, 10), tile(8, 14)]
    const place = framed({ whole, news: tile(1, 8), choices }, pane, limits, null)
    for (const box of [...choices, tile(1, 8)]) expect(isInSight(box, place, pane)).toBe(true)
    expect(place.k).toBeGreaterThanOrEqual(limits.least)
  })

  test('stays where it is if everything is in sight already', () => {
    const now: Place = { x: -1000, y: 0, k: 0.3 }
    const choices = [tile(2, 20), tile(4, 22)]
    expect(framed({ whole, news: tile(3, 21), choices }, pane, limits, now)).toEqual(now)
  })

  test('goes where most choices are if they are too far apart', () => {
    const choices = [tile(0, 0), tile(2, 30), tile(4, 31), tile(3, 33)]
    const place = framed({ whole, news, choices }, pane, limits, null)
    expect(choices.filter((box) => isInSight(box, place, pane))).toEqual(choices.slice(1))
    expect(place.k).toBe(limits.least)
  })

  test('looks at what happened last while there is nothing to choose', () => {
    const place = framed({ whole, news: tile(4, 40), choices: [] }, pane, limits, { x: 0, y: 0, k: 0.3 })
    expect(isInSight(tile(4, 40), place, pane)).toBe(true)
    expect(place.k).toBe(0.3)
  })

  test('of equally crowded places, the nearest to the focus is best', () => {
    expect(crowd([tile(0, 0), tile(0, 40)], pane, 0.22, centreOf(tile(1, 39)))).toEqual(centreOf(tile(0, 40)))
  })
})

test('a box around several holds them all', () => {
  expect(boxAroundAll([tile(-1, 2), tile(3, 0)])).toEqual({ x: 0, y: -200, width: 600, height: 1000 })
  expect(scaleToFit({ x: 0, y: 0, width: 1600, height: 600 }, pane)).toBe(0.5)
})

describe('the room of the map', () => {
  const tools = { width: 92, height: 92 }

  test('begins right of the hand in landscape', () => {
    const { free, covers } = landscapeRoom({
      pane: { width: 1000, height: 700 },
      hand: { width: 300, height: 400 },
      tools: { width: 40, height: 160 },
      ruled: 30,
    })
    expect(free).toEqual({ left: 324, top: 30, right: 936, bottom: 700 })
    expect(covers[0]).toMatchObject({ right: 316, top: 284 })
  })

  test('ends above the hand on a phone, with the buttons beside it or above it', () => {
    const phone = { width: 390, height: 560 }
    expect(areToolsBeside(phone, { width: 165, height: 112 })).toBe(true)
    expect(areToolsBeside(phone, { width: 370, height: 220 })).toBe(false)
    const beside = uprightRoom({ pane: phone, hand: { width: 165, height: 112 }, tools, ruled: 0 })
    expect(beside.free).toMatchObject({ left: 22, bottom: 560 - 136 })
    const above = uprightRoom({ pane: phone, hand: { width: 370, height: 220 }, tools, ruled: 0 })
    expect(above.toolsBottom).toBe(236)
    expect(above.free.bottom).toBe(560 - 220 - 92 - 24)
  })
})
