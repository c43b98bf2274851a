import { parse } from '@formatjs/icu-messageformat-parser'
import { readdirSync, readFileSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import { FIGURE_NAMES } from '../src/games/gwt_new_zealand/explain'
import { besides, isEqual, isNothing, ofShowing, outcomeOf } from '../src/games/gwt_new_zealand/outcome'
import {
  auxiliaryName,
  cardName,
  discName,
  effectName,
  forecastName,
  giftName,
  kindName,
  nameThere,
  oneCard,
  phrasedKinds,
  type Telling,
  tileName,
} from '../src/games/gwt_new_zealand/words'
import { Sentences } from '../src/text/format'
import { speech } from '../src/text/language.svelte'

type Words = Record<string, string>

const GAME = '../src/newworlds/games/gwt_new_zealand'
const read = (path: string): Words => JSON.parse(readFileSync(path, 'utf8')) as Words
const catalogue = (language: string): Words => ({
  ...read(`../src/newworlds/text/${language}.json`),
  ...read(`${GAME}/text/${language}.json`),
})
const [en, fr] = [catalogue('en'), catalogue('fr')]

const printing = (names: readonly string[]): string =>
  names.map((name) => readFileSync(`${GAME}/data/${name}`, 'utf8')).join('\n')
const SARAH = 'sarah.toml'
const data = printing(readdirSync(`${GAME}/data`).filter((name) => name.endsWith('.toml') && name !== SARAH))
const named = (pattern: RegExp, source = data): string[] =>
  [...new Set([...source.matchAll(pattern)].map((match) => match[1] as string))].sort()

/** The engine's kinds of moves with the fields that each has. */
const classes = readFileSync(`${GAME}/moves.py`, 'utf8')
  .split(/^class /m)
  .flatMap((source) => {
    const kind = /tag="(\w+)"/.exec(source)?.[1]
    return kind ? [{ kind, hasFields: /^ {4}\w+: (?:str|int)$/m.test(source) }] : []
  })

const inBoth = (code: string) => {
  expect(en[code], `en ${code}`).toBeTypeOf('string')
  expect(fr[code], `fr ${code}`).toBeTypeOf('string')
}

describe('words for everything printed', () => {
  test.each(named(/op = "(\w+)"/g))('effect %s', (op) => inBoth(`gwt_new_zealand.effect.${op}`))
  test.each(named(/op = "(\w+)"/g, printing([SARAH])))('what Sarah does: %s', (op) =>
    inBoth(`gwt_new_zealand.sarah_does.${op}`),
  )
  test.each(['turn_movement_tile', 'turn_tax_tile'])('choice %s', (op) => inBoth(`gwt_new_zealand.effect.${op}`))
  test.each(named(/per = "(\w+)"/g))('counted %s', (per) => inBoth(`gwt_new_zealand.per.${per}`))
  test.each(named(/what = "(\w+)"/g))('discarded %s', (what) => inBoth(`gwt_new_zealand.what.${what}`))
  test.each(named(/colour = "(black|yellow|turquoise|red)"/g))('arrow %s', (colour) =>
    inBoth(`gwt_new_zealand.arrow.${colour}`),
  )
  test.each([
    ...new Set(
      [...data.matchAll(/conditions = \[([^\]]*)\]/g)].flatMap((match) =>
        [...(match[1] ?? '').matchAll(/"(\w+)"/g)].map((one) => one[1] as string),
      ),
    ),
  ])('condition %s', (condition) => inBoth(`gwt_new_zealand.condition.${condition}`))
  test.each(['start', 'neutral', 'build', 'landslide', 'flood', 'wellington'])('place %s', (kind) => {
    inBoth(`gwt_new_zealand.place.${kind}`)
    inBoth(`gwt_new_zealand.at_place.${kind}`)
  })
  test.each(['start', 'space', 'port'])('at sea: %s', (kind) => {
    inBoth(`gwt_new_zealand.sea.${kind}`)
    inBoth(`gwt_new_zealand.to_sea.${kind}`)
  })
  test.each(['sheep', 'abroad', 'wool'])('counter %s', (sort) => inBoth(`gwt_new_zealand.counter.${sort}`))
  test.each(['shepherd', 'builder', 'sailor', 'shearer', 'port_small', 'port_medium', 'port_large'])(
    'explanation of %s',
    (name) => inBoth(`gwt_new_zealand.explain.${name}`),
  )
  test.each(FIGURE_NAMES)('figure %s', (name) => {
    inBoth(`gwt_new_zealand.figure.${name}`)
    inBoth(`gwt_new_zealand.figure.${name}.help`)
  })
  test.each(['pound', 'gold', 'certificate', 'token'])('outcome in %s', (name) =>
    inBoth(`gwt_new_zealand.chip.${name}`),
  )

  test('all of it can be read', () => {
    for (const words of [en, fr])
      for (const [code, message] of Object.entries(words))
        if (code.includes('gwt')) expect(() => parse(message, { ignoreTag: true }), code).not.toThrow()
  })
})

describe('words for moves', () => {
  test('the engine tells its kinds', () => expect(classes.length).toBeGreaterThan(30))
  test.each(classes)('$kind', ({ kind, hasFields }) => {
    inBoth(`gwt_new_zealand.move.${kind}`)
    expect(phrasedKinds.includes(kind)).toBe(hasFields)
  })
})

describe('in English', () => {
  beforeAll(() => {
    speech.sentences = new Sentences('en', en)
  })

  test('effects are phrases', () => {
    expect(effectName({ op: 'gain_money', n: 2 })).toBe('gain 2 pounds')
    expect(effectName({ op: 'ship', n: 'sailors' })).toBe('move the ship up to your number of sailors')
    expect(effectName({ op: 'gold', n: -4 })).toBe('pay 4 gold')
    expect(effectName({ op: 'hire', mod: -2 })).toBe('hire a worker for 2 pounds less')
    expect(effectName({ op: 'hire' })).toBe('hire a worker')
  })

  test('effects hold other effects', () => {
    expect(effectName({ op: 'discard_for', what: 'breed:southdown', then: [{ op: 'gain_money', n: 3 }] })).toBe(
      'discard a Southdown: gain 3 pounds',
    )
    expect(effectName({ op: 'choice', of: [{ op: 'explore', n: 2 }, { op: 'objective' }] })).toBe(
      'explore 2 spaces or take an objective',
    )
  })

  test('cards, gifts and forecasts have names', () => {
    expect(cardName('OB05')).toBe('objective 5')
    expect(cardName('hidden')).toBe('a card')
    expect(['hidden', 'english_leicester', 'ferry', 'bonus_2', 'OB12'].map(oneCard)).toEqual([
      'a card',
      'an English Leicester',
      'a ferry',
      'bonus card 2',
      'objective 12',
    ])
    expect(giftName('compass')).toBe('a bonus card (compass)')
    expect(forecastName('shearer')).toBe('shearer')
    expect(forecastName('joker')).toBe('joker')
    expect(forecastName('flood_1_none')).toBe('flood of 1 point')
    expect(forecastName('landslide_3_green')).toBe('landslide of 3 points (green hand)')
  })

  test('what only a corrected component file knows is called as the file calls it', () => {
    expect([cardName('grey_face'), tileName('free_gold'), discName('aux_rest_1'), auxiliaryName('rest')]).toEqual([
      'grey face',
      'free gold',
      'aux rest 1',
      'rest',
    ])
  })

  test('the way out is called after what it leaves', () => {
    expect(kindName('done', 'act')).toBe('End the turn')
    expect(kindName('done', 'move')).toBe('Stop here')
    expect(kindName('done', null)).toBe('Finish or decline')
  })

  test('at its thing a move says only what the thing does not', () => {
    const telling = { board: { turn: { pending: 'discard' } } } as unknown as Telling
    expect(nameThere({ kind: 'discard', card: 'merino' }, telling)).toBe('Discard a card')
    expect(nameThere({ kind: 'spend_certificates', count: 2 }, telling)).toBe('Spend certificates: 2 certificates')
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
