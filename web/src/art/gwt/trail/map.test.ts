import { describe, expect, it } from 'vitest'
import { TRAIL } from '../fixture'
import { artDefs } from '../symbols'
import { MAP, type Spot } from './layout'
import { trailMap } from './map'

const map = trailMap(TRAIL)
const spots = Object.entries(map.nodes)
const gap = (a: Spot, b: Spot) =>
  Math.max(Math.abs(a.x - b.x) - (a.width + b.width) / 2, Math.abs(a.y - b.y) - (a.height + b.height) / 2)
const covers = (spot: Spot, p: { x: number; y: number }) =>
  Math.abs(p.x - spot.x) < spot.width / 2 && Math.abs(p.y - spot.y) < spot.height / 2

describe('the map of the trail', () => {
  it('has a place for every space, inside the map', () => {
    expect(spots).toHaveLength(TRAIL.node.length)
    for (const [id, { x, y, width, height }] of spots) {
      expect(x - width / 2, id).toBeGreaterThan(0)
      expect(x + width / 2, id).toBeLessThan(MAP.width)
      expect(y - height / 2, id).toBeGreaterThan(0)
      expect(y + height / 2, id).toBeLessThan(MAP.height)
    }
  })

  it('keeps all spaces apart', () => {
    spots.forEach(([id, spot], i) => {
      for (const [other, place] of spots.slice(i + 1)) expect(gap(spot, place), `${id} and ${other}`).toBeGreaterThan(8)
    })
  })

  it('draws every arrow, its head seen between the spaces it joins', () => {
    expect(map.segments).toHaveLength(TRAIL.node.flatMap(({ next }) => next).length)
    for (const { from, to, arrow } of map.segments) {
      for (const [id, spot] of spots) expect(covers(spot, arrow), `${from} to ${to} under ${id}`).toBe(false)
    }
  })

  it('keeps the panels clear of the spaces', () => {
    for (const { x, y, width, height } of Object.values(map.panels)) {
      const panel = { x: x + width / 2, y: y + height / 2, width, height }
      for (const [id, spot] of spots) expect(gap(panel, spot), id).toBeGreaterThan(0)
    }
  })

  it('prints what counts on under a building apart from the ground', () => {
    expect(map.marks).toContain('nw-gwt-lush')
    expect(map.marks.match(/nw-gwt-discard/g)).toHaveLength(1)
  })

  it('prints the numbers by which building and hazard spaces are called, over what lies on them', () => {
    const printed = (kinds: readonly string[]) => {
      const marks = trailMap({
        node: TRAIL.node.map((node) =>
          kinds.includes(node.kind) ? node : { id: node.id, kind: 'neutral', next: node.next },
        ),
      }).marks
      return [...marks.matchAll(/>(\d+)<\/text>/g)].map(([, number]) => Number(number))
    }
    expect(printed(['build'])).toEqual(Array.from({ length: 20 }, (_, i) => i + 1))
    expect(printed(['landslide'])).toEqual([1, 2, 3, 4])
    expect(printed(['flood'])).toEqual([1, 2, 3, 4])
  })

  it('gives unknown spaces of a changed trail places of their own', () => {
    const strange = trailMap({
      node: [...TRAIL.node, { id: 'x1', kind: 'build', next: ['nA'] }, { id: 'x2', kind: 'build', next: ['nA'] }],
    })
    expect(gap(strange.nodes['x1'] as Spot, strange.nodes['x2'] as Spot)).toBeGreaterThan(8)
  })

  it('is sound markup, and leaves enough of 250 kB to what stands on it', () => {
    expect(map.ground + map.marks).not.toMatch(/NaN|undefined|Infinity/)
    expect(map.ground.length + map.marks.length + artDefs().length).toBeLessThan(197_000)
  })
})
