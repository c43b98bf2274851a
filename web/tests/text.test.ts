import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { Sentences } from '../src/text/format'
import { LANGUAGES, preferred, speech, told } from '../src/text/language.svelte'

type Words = Record<string, string>

const filesIn = (folder: string, ending: RegExp): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => join(folder, path))
    .filter((path) => ending.test(path))
const read = (path: string): Words => JSON.parse(readFileSync(path, 'utf8')) as Words

/** Everything the server sends to the browser in one language. */
function catalogue(language: string): Words {
  const files = filesIn('../src/newworlds', new RegExp(`text[\\\\/]${language}\\.json$`))
  return Object.assign({}, ...files.map(read)) as Words
}

const catalogues = LANGUAGES.map((language) => ({ language, words: catalogue(language) }))
const en = catalogue('en')
const endings = (start: string): string[] =>
  Object.keys(en)
    .filter((code) => code.startsWith(start))
    .map((code) => code.slice(start.length))

const source = filesIn('src', /\.(ts|svelte)$/)
  .map((path) => readFileSync(path, 'utf8'))
  .join('\n')

/** Codes written out in the source, in any kind of quotes. */
const written = new Set(
  [...source.matchAll(/['"`]((?:ui|terra_nova)\.[a-z_]+(?:\.[a-z_]+)*)['"`]/g)].map((match) => match[1] as string),
)

/** Codes assembled in the source: each must have every ending listed here. */
const composed: Record<string, readonly string[]> = {
  // The server's tests check the list of bots.
  'ui.bot.': endings('ui.bot.'),
  'ui.seat.': ['here', 'link', 'friend', 'bot', 'program'],
  'ui.table.status.': ['dealing', 'waiting', 'playing', 'yours', 'over'],
  'ui.terra_nova.can.': ['place_settler', 'move_settler', 'place_stone'],
  'ui.terra_nova.reconstructed': ['', '.title'],
  'ui.plates.': endings('ui.plates.'),
  'ui.about.': ['known', 'inferred', 'reconstructed', 'weight'],
  'ui.about.kind.': ['tile', 'counts', 'coast', 'tokens', 'map'],
  'ui.about.sure.': ['found', 'inferred', 'reconstructed'],
  'ui.gold_rush.mode.': ['place_cowboy', 'place_tent'],
  'ui.mayflower.reconstructed': ['', '.title'],
  'ui.gold_rush.reconstructed': ['', '.title'],
  'ui.gwt.reconstructed': ['', '.title'],
  'mayflower.components.': ['known', 'inferred', 'reconstructed'],
  'gold_rush.components.': ['known', 'inferred', 'reconstructed'],
  'terra_nova.components.': ['known', 'inferred', 'reconstructed'],
  'mayflower.move.': ['lay_tile', 'place_settler', 'skip', 'choose_scoring'],
  'mayflower.key.': ['post_house', 'shield', 'farm', 'deer'],
  'gold_rush.key.': ['nugget', 'locomotive', 'city', 'camp', 'herd'],
  'mayflower.terrain.': ['road', 'town', 'farm', 'plain'],
  'gold_rush.move.': ['lay_tile', 'place_cowboy', 'place_tent', 'take_token', 'skip'],
  'gold_rush.terrain.': ['rail', 'mountain', 'city', 'prairie'],
  'ui.dealing.': ['fair', 'partly', 'server_alone', 'sealed_seed', 'chosen_seed'].flatMap((kind) => [
    kind,
    `${kind}.help`,
  ]),
  'ui.dealing.part.': ['forgotten', 'left_out', 'not_listed', 'exchanged', 'server_changed', 'list_changed'],
  'ui.dealing.check.': ['fair', 'partly', 'server_alone', 'sealed_seed', 'chosen_seed', 'uncheckable', 'forged'],
  'ui.dealing.finding.': ['right', 'wrong', 'unknown'],
  'ui.dealing.server.': ['right', 'wrong'],
  'ui.dealing.server_seen.': ['right', 'wrong', 'unknown'],
  'ui.dealing.contributions.': ['right', 'wrong'],
  'ui.dealing.own.': ['right', 'wrong', 'unknown'],
  'ui.dealing.list.': ['right', 'wrong', 'unknown'],
  'ui.dealing.key.': ['right', 'wrong'],
  'ui.fairness.how.': ['server', 'seal', 'open', 'deal', 'reveal'],
  'ui.me.new.': ['title', 'help', 'enter'],
  'ui.me.in.': ['title', 'help', 'enter'],
  'ui.me.forgotten.': ['title', 'help', 'enter'],
  // On the page that the service worker shows, which is written when the client is built.
  'ui.offline.': ['title', 'text'],
  'ui.standing.': ['sarah'],
  'ui.undo.': ['asks', 'you_asked'],
  'ui.offer.': ['link', 'open'],
  'ui.offer.granted.': ['link', 'open'],
  'ui.leave.news.': ['resigned', 'timeout', 'left', 'back'],
  'ui.vote.': ['abandon', 'replace', 'offer.link', 'offer.open'].flatMap((wish) => [
    `${wish}.asks`,
    `${wish}.you_asked`,
  ]),
  'ui.lobby.what.': ['all', 'join', 'watch'],
  'ui.terms.': ['is_listed', 'is_rated', 'may_watch'].flatMap((term) => [term, `${term}.help`]),
  'ui.terms.pace.': ['untimed', 'live', 'slow'].flatMap((pace) => [pace, `${pace}.help`]),
  'ui.reach.': ['alone', 'local', 'ahead.alone', 'ahead.local'],
  'ui.clock.': ['days', 'hours', 'minutes'].flatMap((unit) => [unit, `${unit}.spoken`]),
  // The server's tests check the list of phrases, of what hosts do and of limits.
  'ui.phrase.': endings('ui.phrase.'),
  'ui.host.act.': endings('ui.host.act.'),
  'ui.host.limit.': endings('ui.host.limit.'),
  'ui.friends.': ['ask', 'accept', 'mute', 'block', 'hear'],
  'ui.friends.group.': ['asks', 'friend', 'asked', 'unheard'],
  'ui.friends.remove.': ['friend', 'asked', 'asks', 'none'],
  'ui.plan.end.': ['turn', 'hidden'],
  'ui.vacation.left.': ['days', 'hours'],
  'ui.post.mail.': ['at_once', 'daily', 'none'],
  'ui.post.push.': ['insecure', 'unsupported', 'none'],
  'ui.host.': ['announcements', 'audit', 'overview', 'tables', 'reports', 'people'],
  'ui.host.role.': ['player', 'moderator', 'host'],
  'ui.host.people.role.note.': ['player', 'moderator', 'host'],
  'ui.host.state.': ['waiting', 'dealing', 'playing', 'over', 'put_away'],
  'ui.privacy.shown_to.': ['nobody', 'you', 'table', 'hosts', 'everybody'],
  'terra_nova.': ['name', 'tagline', 'about'],
  'terra_nova.terrain.': ['lake', 'mountains', 'forest', 'hills', 'prairie', 'steppe', 'meadow', 'farmland'],
  'terra_nova.event.': [
    'settler_placed',
    'turn_started',
    'settler_moved',
    'stone_placed',
    'region_scored',
    'turn_passed',
    'action_skipped',
    'game_ended',
  ],
}
const used = [...written, ...Object.entries(composed).flatMap(([start, ends]) => ends.map((end) => start + end))].sort()

function argumentsOf(elements: readonly MessageFormatElement[]): string[] {
  return elements.flatMap((element) => {
    if (element.type === TYPE.argument || element.type === TYPE.number) return [element.value]
    if (element.type !== TYPE.plural && element.type !== TYPE.select) return []
    return [element.value, ...Object.values(element.options).flatMap((option) => argumentsOf(option.value))]
  })
}
const wanted = (message: string) => [...new Set(argumentsOf(parse(message, { ignoreTag: true })))].sort()

describe('the catalogues', () => {
  test.each(used)('tell %s in every language', (code) => {
    for (const { language, words } of catalogues) expect(words[code], language).toBeTypeOf('string')
  })

  const codesOf = (words: Words) => Object.keys(words).filter((code) => code.startsWith('ui.'))
  const ours = codesOf(en)

  test.each(catalogues)('have the same codes in $language', ({ words }) => {
    expect(codesOf(words).sort()).toEqual([...ours].sort())
  })

  test.each(ours)('take the same arguments for %s', (code) => {
    for (const { words } of catalogues) expect(wanted(words[code] ?? '')).toEqual(wanted(en[code] ?? ''))
  })

  test('hold nothing that nobody says', () => {
    expect(ours.filter((code) => !used.includes(code))).toEqual([])
  })
})

describe('sentences', () => {
  const sentences = new Sentences('fr', {
    left: '{count, plural, one {# borne} other {# bornes}}',
    hello: 'Bonjour {player}.',
    broken: 'Bonjour {player',
  })

  test('are formatted in their language', () => {
    expect(sentences.say('left', { count: 0 })).toBe('0 borne')
    expect(sentences.say('left', { count: 2 })).toBe('2 bornes')
    expect(sentences.say('hello', { player: '<b>' })).toBe('Bonjour <b>.')
  })

  test('have a true minus before numbers, and hyphens elsewhere', () => {
    expect(sentences.say('left', { count: -8 })).toBe('−8 bornes')
    expect(sentences.say('hello', { player: 'NZ-16, 2026-11-15, demi-tour' })).toBe(
      'Bonjour NZ-16, 2026-11-15, demi-tour.',
    )
  })

  test('show a missing code and never fail', () => {
    expect(sentences.say('ui.nothing')).toBe('ui.nothing')
    expect(sentences.say('broken', {})).toBe('Bonjour {player')
    expect(sentences.say('hello')).toBe('Bonjour {player}.')
  })
})

test('the language is the remembered one, else the first the browser wishes for', () => {
  expect(preferred('fr', ['en'])).toBe('fr')
  expect(preferred(null, ['de-DE', 'fr-CA', 'en'])).toBe('fr')
  expect(preferred(null, ['de'])).toBe('en')
  expect(preferred('xx', ['en-GB'])).toBe('en')
})

test('a sentence knows how many players it names', () => {
  speech.sentences = new Sentences('en', en)
  const scored = (winners: number[]): string =>
    told({ code: 'terra_nova.event.region_scored', args: { size: 7, types: 1, each: 10 }, players: { winners } }, [
      'Ann',
      'Bo',
    ])
  expect(scored([1])).toContain('10 points for Bo')
  expect(scored([0, 1])).toContain('10 points each for Ann and Bo')
})
