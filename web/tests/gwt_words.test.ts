import { parse } from '@formatjs/icu-messageformat-parser'
import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import { nameOf, type Sources, wordsOf } from '../src/games/gwt_new_zealand/explanations'
import { besides, isEqual, isNothing, ofShowing, outcomeOf } from '../src/games/gwt_new_zealand/outcome'
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
    expect(outcomeOf({ events }, 0)).toMatchObject({ money: 3, gold: 1, explored: 4, gained: ['ferry'], lost: [] })
  })

  test('of showing sheep is their worth', () => {
    expect(isNothing(ofShowing([], 0))).toBe(false)
    expect(ofShowing(['merino'], 3)).toMatchObject({ worth: 3, lost: ['merino'], money: 0 })
  })

  test('does not repeat the card that the move names, but tells its twin', () => {
    expect(besides(ofShowing(['merino', 'merino', 'romney'], 0), 'merino').lost).toEqual(['merino', 'romney'])
  })

  test('may be the same for several moves', () => {
    expect(isEqual(ofShowing(['merino'], 2), ofShowing(['merino'], 2))).toBe(true)
    expect(isEqual(ofShowing(['merino'], 2), ofShowing(['merino'], 3))).toBe(false)
    expect(isEqual(ofShowing([], 0), null)).toBe(false)
  })

  test('may be nothing at all', () => {
    expect(isNothing(outcomeOf({ events: [event('turn_started')] }, 0))).toBe(true)
  })
})
