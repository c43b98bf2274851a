import { parse } from '@formatjs/icu-messageformat-parser'
import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import { nameOf, type Sources, wordsOf } from '../src/games/gwt_new_zealand/explanations'
import type { Sale } from '../src/games/gwt_new_zealand/generated'
import {
  besides,
  isEqual,
  isNothing,
  ofKeeping,
  ofShowing,
  ofSpending,
  ofWalking,
  outcomeOf,
} from '../src/games/gwt_new_zealand/outcome'
import { Sentences } from '../src/text/format'
import { speech } from '../src/text/language.svelte'

type Words = Record<string, string>

const read = (path: string): Words => JSON.parse(readFileSync(path, 'utf8')) as Words
const catalogue = (language: string): Words => ({
  ...read(`../src/newworlds/core/text/${language}.json`),
  ...read(`../src/newworlds/text/${language}.json`),
  ...read(`../src/newworlds/games/gwt_new_zealand/text/${language}.json`),
})
const [en, fr] = [catalogue('en'), catalogue('fr')]

test('the browser can read every sentence of the game', () => {
  for (const words of [en, fr])
    for (const [code, message] of Object.entries(words))
      if (code.includes('gwt')) expect(() => parse(message, { ignoreTag: true }), code).not.toThrow()
})

const said = (code: string, args = {}) => ({ code: `gwt_new_zealand.${code}`, args })

/** Two spaces of a small island: an empty one, and one with a rival's building. */
const sources: Sources = {
  printed: {
    'node:a1': { title: said('place.build', { number: 1, letter: '' }), lines: [said('explain.lush')], rule: 'NZ-26' },
    'node:b1': { title: said('place.build', { number: 6, letter: '' }), rule: 'NZ-26' },
    'building:4a': {
      title: said('title.building', { building: 4 }),
      lines: [said('explain.action', { effect: said('effect.gain_money', { n: 2 }) })],
      rule: 'NZ-26',
    },
    'worker:sailor': { title: said('worker.sailor'), lines: [said('explain.sailor')], rule: 'NZ-23' },
    'disc:hand_left': { title: said('disc.hand_left'), rule: 'NZ-17' },
  },
  notes: {
    'node:b1': {
      of: ['building:4a'],
      title: { ...said('building_of', { building: 4 }), players: { player: 1 }, rule: 'NZ-13' },
      lines: [{ code: 'gwt_new_zealand.explain.here', players: { players: [0, 1] } }],
    },
    'job:1:sailor': { of: ['worker:sailor'], lines: [said('explain.job', { pounds: 6 })] },
    'disc:hand_left@1': { lines: [said('explain.freed')] },
  },
  names: ['Ann', 'Bo'],
}

describe('a thing on the table', () => {
  beforeAll(() => {
    speech.sentences = new Sentences('en', en)
  })

  test('says what is printed on it', () => {
    expect(wordsOf('node:a1', sources)).toEqual({
      title: 'Building space 1',
      lines: ['Grass: counts for building 1.'],
      rule: 'NZ-26',
    })
  })

  test('says what lies there, and how things stand', () => {
    expect(wordsOf('node:b1', sources)).toEqual({
      title: 'Bo’s building 4',
      lines: ['• Gain 2 pounds', 'Here: Ann and Bo.'],
      rule: 'NZ-13',
    })
    expect(wordsOf('job:1:sailor', sources)).toEqual({
      title: 'Sailor',
      lines: ['Sailors move the ship.', 'Hiring from this row costs 6 pounds.'],
      rule: 'NZ-23',
    })
  })

  test('of a farm is printed alike for all, but stands as it does on this farm', () => {
    expect(wordsOf('disc:hand_left@0', sources).lines).toEqual([])
    expect(wordsOf('disc:hand_left@1', sources).lines).toEqual(['Already freed.'])
  })

  test('has a name within a sentence', () => {
    expect(nameOf('worker:sailor', sources)).toBe('sailor')
  })

  test('speaks French as well', () => {
    speech.sentences = new Sentences('fr', fr)
    expect(wordsOf('node:b1', sources).title).toBe('Bâtiment 4 (Bo)')
    speech.sentences = new Sentences('en', en)
  })
})

describe('an outcome', () => {
  const event = (kind: string, fields: object = {}) => ({ event: { kind, seat: 0, ...fields } })

  test('sums up what the mover gains and pays', () => {
    const events = [
      event('money_changed', { pounds: -2 }),
      event('money_changed', { pounds: 5 }),
      event('gold_changed', { gold: 1 }),
      event('explored', { to: 4 }),
      event('card_taken', { card: 'ferry' }),
      { event: { kind: 'money_changed', seat: 1, pounds: 9 } },
    ]
    const gains = [4, 0]
    expect(outcomeOf({ events, gains }, 0)).toMatchObject({
      money: 3,
      gold: 1,
      points: 4,
      explored: 4,
      gained: ['ferry'],
      lost: [],
    })
  })

  const sale = (...sheep: [string, number][]): Sale => ({
    purpose: 'income',
    sheep: sheep.map(([card, worth]) => ({ card, worth })),
    permanent: 1,
    options: [
      { certificates: 0, pounds: 6, counters: ['sheep_0', 'sheep_6'] },
      { certificates: 1, pounds: 7, counters: ['sheep_0', 'sheep_6'] },
      { certificates: 3, pounds: 9, counters: ['sheep_0', 'sheep_6', 'sheep_9'] },
    ],
  })

  test('of a sale is its pounds, and the counters that only so many certificates open', () => {
    expect(ofShowing(sale(['merino', 2], ['romney', 3]))).toMatchObject({ money: 6, counters: [] })
    expect(ofSpending(sale(), 0)).toMatchObject({ money: 6, certificates: 0, counters: ['sheep_0', 'sheep_6'] })
    expect(ofSpending(sale(), 1)).toMatchObject({ money: 7, certificates: -1, counters: [] })
    expect(ofSpending(sale(), 3)).toMatchObject({ money: 9, certificates: -3, counters: ['sheep_9'] })
    expect(ofSpending(sale(), 2)).toBeNull()
  })

  test('of keeping a sheep is the income it would have brought; for wool nobody can say', () => {
    expect(ofKeeping(sale(['merino', 2]), 'merino')).toMatchObject({ money: -2 })
    expect(ofKeeping({ ...sale(['merino', 2]), purpose: 'wool' }, 'merino')).toBeNull()
  })

  test('of a walk is its tolls and its steps', () => {
    const route = { to: 'nC', stops: ['b1', 'nC'], path: [], tolls: [], pounds: 2, steps: 2, left: 1, moves: [] }
    expect(ofWalking(route)).toMatchObject({ money: -2, steps: { taken: 2, left: 1 } })
    expect(isNothing(ofWalking({ ...route, pounds: 0 }))).toBe(false)
  })

  const losing = (...cards: string[]) =>
    outcomeOf({ events: cards.map((card) => event('card_discarded', { card })), gains: [] }, 0)

  test('does not repeat the card that the move names, but tells its twin', () => {
    expect(besides(losing('merino', 'merino', 'romney'), 'merino').lost).toEqual(['merino', 'romney'])
  })

  test('may be the same for several moves', () => {
    expect(isEqual(losing('merino'), losing('merino'))).toBe(true)
    expect(isEqual(losing('merino'), losing('romney'))).toBe(false)
    expect(isEqual(losing(), null)).toBe(false)
  })

  test('may be nothing at all', () => {
    expect(isNothing(outcomeOf({ events: [event('turn_started')], gains: [0, 0] }, 0))).toBe(true)
  })
})
