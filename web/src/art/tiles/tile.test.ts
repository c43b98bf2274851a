import { describe, expect, it } from 'vitest'
import { coastArt } from './coast'
import { tileDefs } from './defs'
import { GOLD_RUSH, MAYFLOWER } from './fixture'
import { featureOutline } from './outline'
import { pieceArt, pieceNamed } from './pieces'
import { tileArt, tileLayers } from './tile'
import type { Side, Theme, TileKind, Turns } from './types'

const SETS: readonly (readonly [Theme, readonly TileKind[]])[] = [
  ['mayflower', MAYFLOWER],
  ['gold_rush', GOLD_RUSH],
]
const CASES = SETS.flatMap(([theme, kinds]) => kinds.map((kind) => ({ theme, kind, name: `${theme}: ${kind.id}` })))
const TURNS: readonly Turns[] = [0, 1, 2, 3]
const MOST_BYTES = 18_000
const MOST_ELEMENTS = 100

describe.each(CASES)('$name', ({ theme, kind }) => {
  it('is drawn whichever way it lies', () => {
    for (const turns of TURNS) {
      const art = tileArt(kind, theme, turns)
      expect(art).not.toMatch(/NaN|undefined|Infinity|null/)
      expect(art.split('<g').length).toBe(art.split('</g>').length)
    }
  })

  it('always looks the same', () => {
    expect(tileArt(structuredClone(kind), theme)).toBe(tileArt(kind, theme))
  })

  it('weighs little', () => {
    const art = tileArt(kind, theme)
    expect(art.length).toBeLessThan(MOST_BYTES)
    expect(art.match(/<(path|use)/g)?.length).toBeLessThan(MOST_ELEMENTS)
  })

  it('uses only what the shared definitions hold', () => {
    const shared = tileDefs(theme)
    for (const [, id] of tileArt(kind, theme).matchAll(/#(nw-[\w-]+)/g)) expect(shared).toContain(`id="${id}"`)
  })

  it('has a closed outline for each feature and field', () => {
    for (const { id } of [...kind.features, ...kind.fields]) {
      expect(featureOutline(kind, id, 1)).toMatch(/^M[\d\s.LQMZ-]+Z$/)
    }
  })
})

it('draws no two kinds alike', () => {
  const twin = { ...(MAYFLOWER[1] as TileKind), id: 'another farm' }
  expect(tileArt(twin, 'mayflower')).not.toBe(tileArt(MAYFLOWER[1] as TileKind, 'mayflower'))
})

it('turns the ground but keeps what stands upright', () => {
  const [farm] = MAYFLOWER as [TileKind]
  expect(tileLayers(farm, 'mayflower', 1).relief).not.toContain('rotate')
})

/** Every possible combination of four sides, so that a corrected tile list needs no change here. */
it('draws any make-up of sides', () => {
  const sides: readonly Side[] = ['N', 'E', 'S', 'W']
  for (let code = 0; code < 81; code += 1) {
    const letters = sides.map((_, i) => 'PTR'[Math.floor(code / 3 ** i) % 3])
    const towns = sides
      .filter((_, i) => letters[i] === 'T')
      .map((side) => ({ id: `a${side}`, kind: 'town' as const, edges: [side] }))
    const roads = sides
      .filter((_, i) => letters[i] === 'R')
      .map((side) => ({ id: `l${side}`, kind: 'road' as const, edges: [side] }))
    const halves = sides.filter((_, i) => letters[i] === 'P').flatMap((side) => [`${side}1`, `${side}2`] as const)
    const kind: TileKind = {
      id: `any ${code}`,
      features: [...towns, ...roads],
      fields: halves.length ? [{ id: 'p1', halves }] : [],
    }
    expect(tileArt(kind, 'mayflower')).not.toMatch(/NaN|undefined/)
  }
})

it('draws the coast with its towns', () => {
  const art = coastArt({ space: [{ west: 'P' }, { west: 'T', town: 'Plymouth' }, { west: 'R' }] })
  expect(art).toContain('Plymouth')
  expect(art).not.toMatch(/NaN|undefined/)
})

it.each<[Theme, string, string]>([
  ['mayflower', 'merchant', 'merchant'],
  ['mayflower', 'farmer', 'farmer'],
  ['gold_rush', 'merchant', 'trader'],
  ['gold_rush', 'farmer', 'rancher'],
  ['gold_rush', 'tent', 'tent'],
])('in %s a %s is drawn as a %s', (theme, name, kind) => {
  expect(pieceNamed(theme, name)).toBe(kind)
  expect(pieceArt(pieceNamed(theme, name), '#d1495b', 'dot')).toContain('#d1495b')
})
