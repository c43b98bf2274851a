import { describe, expect, test } from 'vitest'
import { seaChart, trailMap } from '../src/art/gwt'
import { SEA, TRAIL } from '../src/art/gwt/fixture'
import { beyond, broughtIn } from '../src/board/beyond'
import type { Box } from '../src/board/box'
import { isInSight, type Place } from '../src/board/fit'
import { framed } from '../src/board/framing'
import { chosenFrom, islandSpots, pointedAmong, seaSpots } from '../src/games/gwt_new_zealand/map_spots'
import { besideTools, scrollable } from '../src/games/gwt_new_zealand/sheet_room'

const island = islandSpots(trailMap(TRAIL), [])
const sea = seaSpots(seaChart(SEA), [])
const TOOLS = { width: 132, height: 46 }
const panes = {
  phone: { width: 390, height: 330 },
  'small phone': { width: 320, height: 230 },
  desk: { width: 640, height: 480 },
}
const limits = { least: 0.45, most: 0.62 }

/** Whether every choice comes into sight, at once or by pressing arrows. */
function areAllReached(choices: readonly Box[], whole: Box, size: { width: number; height: number }): boolean {
  const { cover, free } = besideTools(size, TOOLS)
  const pane = { left: 0, top: 0, right: size.width, bottom: size.height }
  const inBounds = ({ x, y, k }: Place): Place => {
    const ground = scrollable(whole, size, free, k)
    return {
      x: Math.min(-ground.x * k, Math.max(x, size.width - (ground.x + ground.width) * k)),
      y: Math.min(-ground.y * k, Math.max(y, size.height - (ground.y + ground.height) * k)),
      k,
    }
  }
  const [seen, been] = [new Set<Box>(), new Set<string>()]
  const look = (place: Place): void => {
    if (been.has(JSON.stringify(place))) return
    been.add(JSON.stringify(place))
    for (const box of choices) if (isInSight(box, place, pane) && !isInSight(box, place, cover, 0)) seen.add(box)
    for (const group of beyond(choices, place, { pane, covers: [cover], free }))
      look(inBounds(broughtIn(group, place, free)))
  }
  look(inBounds(framed({ whole, news: choices[0] ?? whole, choices }, free, limits, null)))
  return choices.every((box) => seen.has(box))
}

describe.each(Object.entries(panes))('on a %s', (_, size) => {
  test.each([
    ['the island', island, { x: 0, y: 0, width: 1440, height: 860 }],
    ['the sea', sea, { x: 0, y: 0, width: 1200, height: 860 }],
  ])('every spot of %s is in sight or reached by arrows, however few can be chosen', (_name, spots, whole) => {
    const boxes = [...spots.values()]
    expect(boxes.length).toBeGreaterThan(20)
    for (const every of [1, 5, 11]) {
      const choices = boxes.filter((_box, i) => i % every === 0)
      expect(areAllReached(choices, whole, size), `every ${every}th`).toBe(true)
    }
    for (const box of boxes) expect(areAllReached([box], whole, size)).toBe(true)
  })
})

test('a map opens where the choices are', () => {
  const choices = chosenFrom(island, new Map([['node:fr2', []]]))
  const { free } = besideTools(panes.phone, TOOLS)
  const place = framed(
    { whole: { x: 0, y: 0, width: 1440, height: 860 }, news: island.get('node:start')!, choices },
    free,
    limits,
    null,
  )
  expect(choices.filter((box) => isInSight(box, place, free))).toHaveLength(1)
})

test('a map is turned to what is pointed at, not to what is only marked', () => {
  const [first = '', second = '', third = ''] = island.keys()
  const mark = (isPointedAt: boolean) => ({ seat: 0, isPointedAt })
  const marked = new Map([
    [first, mark(true)],
    [second, mark(false)],
    ['port:elsewhere', mark(true)],
  ])
  expect(pointedAmong(island, marked)).toEqual(island.get(first))
  expect(pointedAmong(island, new Map([[third, mark(false)]]))).toBeNull()
})
