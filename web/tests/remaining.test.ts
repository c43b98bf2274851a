import { expect, test } from 'vitest'
import { sidesOf } from '../src/games/tiles/kinds'
import { remaining } from '../src/games/tiles/remaining'
import type { Printed } from '../src/net/generated'
import { twoTiles } from './tiles'

const kind = (id: string, count: number) => ({ id, count, features: [], fields: [] })

test('tiles laid, in hand or set aside are no longer left; most copies come first', () => {
  const printed = {
    components: { tile: [kind('coast', 0), kind('A', 3), kind('road', 4), kind('B', 2), kind('C', 1)] },
    explanations: {},
  } as unknown as Printed
  const board = { ...twoTiles, in_hand: { id: 'A' }, set_aside: ['C'] }
  const laid = board.tiles.filter(({ id }) => id === 'road').length
  const left = remaining(printed, board).map((one) => [one.kind.id, one.left])
  expect(laid).toBeGreaterThan(0)
  expect(left.sort()).toEqual([
    ['A', 2],
    ['B', 2],
    ['road', 4 - laid],
  ])
})

test('a part is told by the sides it reaches, as the tile lies', () => {
  const raw = twoTiles.kinds['road'] as (typeof twoTiles.kinds)[string]
  const road = raw.features[0] as (typeof raw.features)[number]
  const straight = sidesOf(raw, road.id, 0)
  expect(straight).toEqual(['N', 'E', 'S', 'W'].filter((side) => road.edges.includes(side)))
  expect(sidesOf(raw, road.id, 1)).not.toEqual(straight)
  expect(sidesOf(raw, 'no such part', 0)).toEqual([])
})
