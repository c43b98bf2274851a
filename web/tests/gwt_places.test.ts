import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import {
  bySpot,
  grouped,
  keyOf,
  partFor,
  placedKinds,
  placeOf,
  spotFor,
  type Surroundings,
} from '../src/games/gwt_new_zealand/places'
import type { Move } from '../src/net/generated'

const around: Surroundings = {
  portHere: 'P1',
  foreign: new Set(['abroad_8', 'wool_7']),
  isWalking: false,
  isSelling: false,
}
const spotOf = (move: Move) => placeOf(move, around)

/** Every kind of move the engine knows. */
const kinds = [...readFileSync('../src/newworlds/games/gwt_new_zealand/moves.py', 'utf8').matchAll(/tag="(\w+)"/g)].map(
  (match) => match[1] as string,
)

describe('places of moves', () => {
  test('the engine tells its kinds', () => expect(kinds.length).toBeGreaterThan(30))

  test.each(kinds)('%s has a place on the table or is left to the panel on purpose', (kind) => {
    expect(placedKinds).toContain(kind)
  })

  test('a step leads to its space on the island', () => {
    expect(spotOf({ kind: 'step', to: 'nB' })).toEqual({ part: 'island', spot: 'node:nB' })
  })

  test('a walk leads to its destination, and steps need no place of their own then', () => {
    const walking = { ...around, isWalking: true }
    expect(placeOf({ kind: 'walk', to: 'nC', way: 2 }, walking)).toEqual({ part: 'island', spot: 'node:nC' })
    expect(placeOf({ kind: 'step', to: 'nB' }, walking)).toBeNull()
  })

  test('a sale stays where the counters are, whatever is asked', () => {
    const selling = { ...around, isSelling: true }
    expect(partFor([{ kind: 'spend_certificates', count: 1 }], selling)).toBe('island')
    expect(partFor([{ kind: 'reveal' }, { kind: 'hold_back', card: 'merino' }], selling)).toBe('island')
    expect(partFor([{ kind: 'spend_certificates', count: 1 }], around)).toBe('farm')
  })

  test('a worker is hired where they stand', () => {
    expect(spotOf({ kind: 'hire', worker: 'sailor', row: 2 })).toEqual({ part: 'markets', spot: 'job:2:sailor' })
  })

  test('a port is upgraded where the ship lies', () => {
    expect(spotOf({ kind: 'upgrade' })).toEqual({ part: 'sea', spot: 'port:P1' })
    expect(placeOf({ kind: 'upgrade' }, { ...around, portHere: null })).toBeNull()
  })

  test('foreign counters lie on the sea board, the others in Wellington', () => {
    expect(spotOf({ kind: 'deliver', counter: 'sheep_9' })?.part).toBe('island')
    expect(spotOf({ kind: 'deliver', counter: 'wool_7' })?.part).toBe('sea')
  })

  test('a kind nobody foresaw has no place, but stays in the panel', () => {
    expect(spotOf({ kind: 'yodel' })).toBeNull()
    expect(grouped([{ kind: 'yodel' }])).toEqual([{ kind: 'yodel', moves: [{ kind: 'yodel' }] }])
  })

  test('several moves may share a spot', () => {
    const legal = [
      { kind: 'auxiliary', action: 'money', times: 1 },
      { kind: 'auxiliary', action: 'money', times: 2 },
      { kind: 'done' },
    ]
    expect(bySpot(legal, around).get('aux:money')).toHaveLength(2)
  })
})

describe('the panel', () => {
  const legal: Move[] = [
    { kind: 'done' },
    { kind: 'exchange' },
    { kind: 'auxiliary', action: 'money', times: 1 },
    { kind: 'act', action: '1' },
    { kind: 'play_card', card: 'ferry' },
    { kind: 'act', action: '2' },
  ]

  test('lists every move exactly once', () => {
    const listed = grouped(legal).flatMap(({ moves }) => moves)
    expect(listed.map(keyOf).sort()).toEqual(legal.map(keyOf).sort())
  })

  test('puts what is asked first and the way out last', () => {
    expect(grouped(legal).map(({ kind }) => kind)).toEqual(['act', 'auxiliary', 'exchange', 'play_card', 'done'])
  })

  test('keys tell moves apart whatever the order of their fields', () => {
    expect(keyOf({ kind: 'hire', worker: 'sailor', row: 1 })).toBe(
      keyOf({ row: 1, worker: 'sailor', kind: 'hire' } as Move),
    )
    expect(keyOf({ kind: 'hire', worker: 'sailor', row: 1 })).not.toBe(
      keyOf({ kind: 'hire', worker: 'sailor', row: 2 }),
    )
  })
})

describe('the part that comes to the front', () => {
  test('is where the question lies, not where one might do something besides', () => {
    const legal = [
      { kind: 'hire', worker: 'sailor', row: 1 },
      { kind: 'play_card', card: 'a' },
      { kind: 'play_card', card: 'b' },
      { kind: 'done' },
    ]
    expect(partFor(legal, around)).toBe('markets')
  })

  test('is the island while the location offers actions', () => {
    const legal = [
      { kind: 'act', action: '1' },
      { kind: 'auxiliary', action: 'money', times: 1 },
      { kind: 'auxiliary', action: 'draw', times: 1 },
    ]
    expect(partFor(legal, around)).toBe('island')
  })

  test('is one’s own board when only auxiliary actions are left', () => {
    expect(partFor([{ kind: 'auxiliary', action: 'money', times: 1 }, { kind: 'done' }], around)).toBe('farm')
  })

  test('stays as it is when the panel alone answers', () => {
    expect(
      partFor([{ kind: 'choose', option: 1 }, { kind: 'choose', option: 2 }, { kind: 'exchange' }], around),
    ).toBeNull()
  })

  test('is shown where it answers the question', () => {
    const legal = [
      { kind: 'exchange' },
      { kind: 'choose_building', building: 3 },
      { kind: 'choose_building', building: 4 },
      { kind: 'done' },
    ]
    expect(spotFor(legal, around)).toBe('building:3')
    expect(spotFor([{ kind: 'exchange' }, { kind: 'done' }], around)).toBeNull()
  })
})
