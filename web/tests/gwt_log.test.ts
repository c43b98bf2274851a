import { readFileSync } from 'node:fs'
import { describe, expect, test, vi } from 'vitest'
import { Sentences } from '../src/text/format'
import { speech } from '../src/text/language.svelte'
import { FILES } from './gwt_printed'

vi.mock('../src/net/api', () => ({ components: () => Promise.resolve(FILES), catalogue: () => Promise.resolve({}) }))
const { sentenceOf } = await import('../src/games/gwt_new_zealand/events.svelte')
const { laneName, portName, seaName, spaceName } = await import('../src/games/gwt_new_zealand/place_names')
const { Printed } = await import('../src/games/gwt_new_zealand/printed')
const { choiceName, siteName } = await import('../src/games/gwt_new_zealand/words')

type Words = Record<string, string>
const read = (path: string): Words => JSON.parse(readFileSync(path, 'utf8')) as Words
const speak = (language: 'en' | 'fr') => {
  speech.sentences = new Sentences(language, {
    ...read(`../src/newworlds/text/${language}.json`),
    ...read(`../src/newworlds/games/gwt_new_zealand/text/${language}.json`),
  })
}

const printed = new Printed(FILES)
const NAMES = ['Ann', 'Bo']
const log = (kind: string, fields: object) => sentenceOf({ kind, seat: 0, ...fields }, NAMES)

describe.each(['en', 'fr'] as const)('places in %s', (language) => {
  const told = (en: string, fr: string) => (language === 'en' ? en : fr)

  test('at sea are counted along their lanes', () => {
    speak(language)
    expect(seaName('S', { printed })).toBe(told('starting space of the ships', 'case de départ des bateaux'))
    expect(seaName('n2', { printed })).toBe(told('northern lane, space 2', 'voie du nord, case 2'))
    expect(portName('L2', { printed })).toBe(
      told('large port (northern lane, space 4)', 'grand port (voie du nord, case 4)'),
    )
  })

  test('on the trail are named by what is printed or lies there', () => {
    speak(language)
    expect(spaceName(printed, 'b1')).toBe(told('building space 6', 'case de construction 6'))
    expect(spaceName(printed, 'nA', 'H')).toBe(told('neutral building H', 'bâtiment neutre H'))
    const board = { trail: { flood2: { hazard: 'flood_3_green' } } } as never
    expect(siteName(printed, board, NAMES, 'flood2')).toBe(
      told('flood of 3 points (green hand), flood space 2', 'inondation de 3 points (main verte), case Inondation 2'),
    )
  })

  test('are told in the log', () => {
    speak(language)
    expect(log('breeder_moved', { to: 'nA', neutral: 'C' })).toBe(
      told('Ann moves to neutral building C.', 'Ann va au bâtiment neutre C.'),
    )
    expect(log('ship_moved', { to: 'n1' })).toBe(
      told(
        'Ann sails to the small port (northern lane, space 1).',
        'Ann navigue vers le petit port (voie du nord, case 1).',
      ),
    )
    expect(log('port_upgraded', { port: 'M1' })).toBe(
      told(
        'Ann upgrades the medium port (western lane, space 3).',
        'Ann améliore le port moyen (voie de l’ouest, case 3).',
      ),
    )
    expect(log('action_taken', { space: 'wellington', action: 'wellington', neutral: '' })).toBe(
      told('Ann goes through the steps of Wellington.', 'Ann effectue les étapes de Wellington.'),
    )
    expect(log('delivered', { counter: 'sheep_9' })).toBe(
      told('Ann delivers to counter 9.', 'Ann livre au comptoir 9.'),
    )
  })
})

describe('the log', () => {
  test('tells what is paid and what is received', () => {
    speak('en')
    expect(log('money_changed', { pounds: -1, paid: 1 })).toBe('Ann pays 1 pound.')
    expect(log('money_changed', { pounds: 2, paid: 0 })).toBe('Ann receives 2 pounds.')
    expect(log('tax_paid', { owner: -1, pounds: 1, space: 'rock2' })).toBe(
      'Tax at landslide space 2: the bank gets 1 pound.',
    )
    expect(log('tax_paid', { owner: 1, pounds: 2, space: 'b1' })).toBe('Tax at building space 6: Bo gets 2 pounds.')
  })

  test('gives cards and workers their articles in French', () => {
    speak('fr')
    expect(log('card_drawn', { card: 'sheepdog' })).toBe('Ann pioche un chien de berger.')
    expect(log('card_taken', { card: 'OB05', to_pile: false })).toBe('Ann obtient l’objectif 5.')
    expect(log('worker_hired', { worker: 'shepherd', pounds: 5 })).toBe('Ann engage une bergère.')
  })
})

test('a corrected sea has names for lanes and ports that nobody foresaw', () => {
  speak('en')
  const sea = {
    ...FILES['sea.toml'],
    sea_lane: [{ id: 'south', nodes: ['x', 'y'] }],
    port: [{ id: 'Q', size: 'small' as const, node: 'y', card: 'ferry' }],
  }
  const corrected = new Printed({ ...FILES, 'sea.toml': sea })
  expect([laneName('south'), seaName('x', { printed: corrected }), portName('Q', { printed: corrected })]).toEqual([
    'lane south',
    'lane south, space 1',
    'small port (lane south, space 2)',
  ])
  expect(choiceName({ kind: 'choose_port', port: 'Q' }, { printed: corrected } as never)).toBe(
    'small port (lane south, space 2): a ferry',
  )
})
