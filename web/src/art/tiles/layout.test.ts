import { describe, expect, it } from 'vitest'
import { compact } from './compact'
import { GOLD_RUSH, MAYFLOWER } from './fixture'
import { add, contains, CORNERS, distance, inwards, middle, minus, turnedPoint, unit } from './geometry'
import { layoutOf, SPOT_RADIUS } from './layout'
import { spots } from './outline'
import { regionAt } from './regions'
import { SYMBOL_RADIUS } from './symbols/names'
import { type Point, type Side, SIDES } from './types'

const KINDS = [...MAYFLOWER, ...GOLD_RUSH].map((kind) => ({ kind, name: kind.id }))
const HALF_POINTS: Record<string, Point> = {
  N1: { x: 50, y: 1 },
  N2: { x: 150, y: 1 },
  E1: { x: 199, y: 50 },
  E2: { x: 199, y: 150 },
  S1: { x: 150, y: 199 },
  S2: { x: 50, y: 199 },
  W1: { x: 1, y: 150 },
  W2: { x: 1, y: 50 },
}

describe.each(KINDS)('$name', ({ kind }) => {
  const layout = layoutOf(kind)

  it('lets roads and rails cross a side at its middle and at right angles', () => {
    for (const { feature, points } of layout.lines) {
      const ends = [
        [points[0], points[1]],
        [points[points.length - 1], points[points.length - 2]],
      ] as [Point, Point][]
      feature.edges.forEach((side, i) => {
        const [at, next] = ends[i] as [Point, Point]
        expect(distance(at, middle(side))).toBeLessThan(0.01)
        expect(distance(unit(minus(next, at)), inwards(side))).toBeLessThan(0.01)
      })
    }
  })

  it('lets areas fill their sides from corner to corner and no others', () => {
    const corners = Object.values(CORNERS).flat()
    for (const { feature, polygon, borders } of layout.areas) {
      for (const border of borders) {
        for (const end of [border[0], border[border.length - 1]] as Point[])
          expect(corners.some((c) => distance(c, end) < 0.01)).toBe(true)
      }
      for (const side of SIDES) {
        const isMine = feature.edges.includes(side)
        for (const p of nearSide(side)) expect(contains(polygon, p)).toBe(isMine)
      }
    }
  })

  it('gives each half side to its field', () => {
    for (const field of kind.fields) {
      for (const half of field.halves) expect(regionAt(layout.regions, HALF_POINTS[half] as Point)).toBe(field.id)
    }
  })

  it('has a spot for a follower inside each feature and field', () => {
    const holders = [...kind.features.filter((f) => f.kind !== 'junction'), ...kind.fields]
    for (const { id } of holders) expect(regionAt(layout.regions, layout.spots[id] as Point)).toBe(id)
    expect(Object.keys(layout.spots)).toHaveLength(holders.length)
  })

  it('keeps followers off the symbols', () => {
    for (const spot of Object.values(layout.spots)) {
      for (const { at, name } of layout.symbols)
        expect(distance(spot, at)).toBeGreaterThan((SPOT_RADIUS + SYMBOL_RADIUS[name]) * 0.8)
    }
  })

  it('shows every symbol once', () => {
    const counts = [
      ...kind.features.flatMap((f) => [f.shields, f.posts, f.nuggets, f.locomotives]),
      ...kind.fields.flatMap((f) => [f.animals, f.camps, f.herds]),
    ]
    expect(layout.symbols).toHaveLength(counts.reduce<number>((sum, n) => sum + (n ?? 0), 0))
  })

  it('turns its spots with the tile', () => {
    for (const [id, at] of Object.entries(spots(kind, 3))) expect(at).toEqual(turnedPoint(layout.spots[id] as Point, 3))
  })
})

const nearSide = (side: Side): Point[] =>
  [0.2, 0.5, 0.8].map((t) => {
    const [a, b] = CORNERS[side]
    return add(add(a, minus(b, a), t), inwards(side), 1)
  })

describe('a compact path', () => {
  it('takes relative steps', () => expect(compact('M10 10L20 10L20 30Z')).toBe('M10 10h10v20z'))
  it('goes on from where a closed part began', () =>
    expect(compact('M10 10L20 15ZM30 30L31 32')).toBe('M10 10l10 5zm20 20l1 2'))
  it('can be whole numbers of a finer grid', () => expect(compact('M1.5 2L3 2.26', 4)).toBe('M6 8l6 1'))
})
