import { describe, expect, test } from 'vitest'
import { Atlas } from '../src/games/tiles/features'
import { fit, kept, revealed } from '../src/board/fit'
import { forecastOf } from '../src/games/tiles/forecast'
import { kindNamed, sideShows } from '../src/games/tiles/kinds'
import { plainMoves, pointingKinds, targetOf, walk } from '../src/games/tiles/targets'
import { boxAround, cellAt, squares } from '../src/games/tiles/world'
import { evidenceOf } from '../src/pages/about/evidence'
import type { Move } from '../src/net/generated'
import { lay, twoTiles } from './tiles'

const atlas = new Atlas(twoTiles)

describe('the atlas', () => {
  test('finds the whole feature by one of its parts', () => {
    expect(atlas.feature(0, 1, 'l1')?.members).toEqual([
      [0, 0, 'l1'],
      [0, 1, 'l1'],
    ])
    expect(atlas.feature(0, 1, 'p2')?.kind).toBe('plain')
    expect(atlas.feature(3, 3, 'l1')).toBeNull()
  })

  test('puts followers on their own tile', () => {
    const [left, right] = [atlas.spot(0, 0, 'l1'), atlas.spot(0, 1, 'l1')]
    expect(right.x - left.x).toBe(200)
    expect(cellAt(right)).toEqual({ row: 0, col: 1 })
  })

  test('outlines what a tile has and nothing else', () => {
    expect(atlas.outline([0, 1, 'l1'])?.at).toEqual({ x: 200, y: 0 })
    expect(atlas.outline([0, 1, 'a9'])).toBeNull()
  })

  test('raises flags on the newest tile', () => {
    expect(
      atlas.flagplace([
        [0, 0, 'l1'],
        [0, 1, 'l1'],
      ]),
    ).toEqual(atlas.spot(0, 1, 'l1'))
  })
})

test('a kind stays the same object from view to view, so that it is drawn once', () => {
  const again = structuredClone(twoTiles)
  expect(kindNamed(again, 'road')).toBe(kindNamed(twoTiles, 'road'))
})

test('a turned tile shows its road on other sides', () => {
  const raw = twoTiles.kinds['road'] as (typeof twoTiles.kinds)[string]
  expect(sideShows(raw, 'E', 0)).toBe('road')
  expect(sideShows(raw, 'E', 1)).toBeNull()
  expect(sideShows(raw, 'N', 1)).toBe('road')
})

describe('moves after laying', () => {
  const legal = [
    { kind: 'place_cowboy', feature: 'l1' },
    { kind: 'place_tent', row: 0, col: 0, feature: 'p1' },
    { kind: 'skip' },
  ]

  test('are spots on the tile just laid, targets anywhere, or buttons', () => {
    expect(pointingKinds(legal)).toEqual(['place_cowboy', 'place_tent'])
    expect(plainMoves(legal)).toEqual([{ kind: 'skip' }])
    expect(targetOf({ move: legal[0] as Move, piece: 'railwayman' }, atlas)).toMatchObject({
      piece: 'railwayman',
      isScoring: false,
      row: 0,
      col: 1,
      feature: 'l1',
      at: atlas.spot(0, 1, 'l1'),
    })
    expect(targetOf({ move: legal[1] as Move, is_scoring: true }, atlas)).toMatchObject({
      piece: null,
      isScoring: true,
      row: 0,
      col: 0,
      feature: 'p1',
    })
    expect(targetOf({ move: lay(0, 0, 0) }, atlas)).toBeNull()
  })
})

describe('arrow keys', () => {
  const spots = [
    { key: 'home', at: { x: 0, y: 0 } },
    { key: 'east', at: { x: 200, y: 20 } },
    { key: 'far east', at: { x: 500, y: 0 } },
    { key: 'south', at: { x: 0, y: 300 } },
  ] as const
  const from = (index: number) => spots[index] ?? null

  test('lead to the nearest choice ahead', () => {
    expect(walk(spots, from(0), 'ArrowRight')?.key).toBe('east')
    expect(walk(spots, from(1), 'ArrowRight')?.key).toBe('far east')
    expect(walk(spots, from(0), 'ArrowDown')?.key).toBe('south')
  })

  test('stay where nothing lies ahead, and begin at the first choice', () => {
    expect(walk(spots, from(0), 'ArrowUp')?.key).toBe('home')
    expect(walk(spots, null, 'ArrowUp')?.key).toBe('home')
    expect(walk(spots, from(0), 'x')).toBeNull()
  })
})

describe('a forecast', () => {
  const scored = {
    kind: 'feature_scored',
    points: 2,
    winners: [1],
    members: [
      [0, 0, 'l1'],
      [0, 1, 'l1'],
    ],
  }
  const bonus = { kind: 'bonus_taken', seat: 1, points: 4 }
  const left = { kind: 'settlers_left_behind', settlers: [{ seat: 0, row: 0, col: 1, feature: 'l1' }] }
  const told = forecastOf(
    {
      events: [scored, bonus, left].map((event) => ({ event })),
      gains: [0, 6],
      scorings: [{ event: 0, gains: [0, 6] }],
    },
    atlas,
    (event) => (event.kind === left.kind ? left.settlers : []),
  )

  test('raises one flag for each scoring, with the points that the server tells', () => {
    expect(told.flags).toEqual([
      { at: atlas.spot(0, 1, 'l1'), members: scored.members, gains: [{ seat: 1, points: 6 }] },
    ])
  })

  test('tells what each seat gains and who stays behind', () => {
    expect(told.gains).toEqual([{ seat: 1, points: 6 }])
    expect([...told.stragglers]).toEqual(['0,1,l1'])
  })
})

describe('the window on the map', () => {
  const pane = { left: 100, top: 0, right: 900, bottom: 600 }
  const limits = { least: 0.25, most: 1 }

  test('shows the whole map in the middle of the free part of the pane', () => {
    const box = { x: -200, y: -200, width: 1600, height: 800 }
    const place = fit(box, pane, limits, { x: 0, y: 0 })
    expect(place.k).toBe(0.5)
    expect([box.x * place.k + place.x, (box.x + box.width) * place.k + place.x]).toEqual([100, 900])
    expect(box.y * place.k + place.y).toBe(100)
  })

  test('never comes closer than it may', () => {
    expect(fit({ x: 0, y: 0, width: 200, height: 200 }, pane, limits, { x: 0, y: 0 }).k).toBe(1)
  })

  test('keeps what is too large legible and looks at what happened last', () => {
    const box = { x: 0, y: 0, width: 8000, height: 800 }
    const place = fit(box, pane, limits, { x: 7000, y: 400 })
    expect(place.k).toBe(0.25)
    expect((7000 - 0) * place.k + place.x).toBe(500 + 0.25 * (7000 - 6400))
    expect(8000 * place.k + place.x).toBe(900)
  })

  test('moves no farther than needed to bring something into sight', () => {
    const place = { x: 0, y: 0, k: 1 }
    expect(revealed(place, { x: 850, y: 300, width: 100, height: 100 }, pane)).toEqual({ x: -50, y: 0, k: 1 })
    expect(revealed(place, { x: 300, y: 300, width: 100, height: 100 }, pane)).toEqual(place)
  })

  test('never loses the map', () => {
    const box = { x: 0, y: 0, width: 400, height: 400 }
    expect(kept({ x: 5000, y: 0, k: 1 }, box, pane)).toEqual({ x: 810, y: 0, k: 1 })
    expect(kept({ x: -5000, y: 0, k: 1 }, box, pane).x).toBe(100 + 90 - 400)
  })
})

test('boxes and squares lie around cells', () => {
  expect(
    boxAround(
      [
        { row: -1, col: 0 },
        { row: 1, col: 2 },
      ],
      0.5,
    ),
  ).toEqual({ x: -100, y: -300, width: 800, height: 800 })
  expect(squares([{ row: 0, col: -1 }], 0)).toBe('M-200 0h200v200h-200z')
})

test('component files tell their evidence, alike parts together', () => {
  const tile = {
    id: 'A',
    count: 2,
    source: 'picture',
    confidence: 'reconstructed',
    count_source: 'booklet',
    count_confidence: 'found',
  }
  expect(evidenceOf({ 'pieces.toml': { totals: { tiles: 3 }, tile: [tile, { ...tile, id: 'B', count: 1 }] } })).toEqual(
    [
      { file: 'pieces.toml', kind: 'tile', pieces: 3, confidence: 'reconstructed', source: 'picture' },
      { file: 'pieces.toml', kind: 'counts', pieces: 2, confidence: 'found', source: 'booklet' },
    ],
  )
})
