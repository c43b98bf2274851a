import { expect, test } from 'vitest'
import { folded, hasAll, occurrences, wordsOf } from '../src/rules/folded'
import { type Block, rulesPage } from '../src/rules/page'
import { inLanguage } from '../src/rules/pages'
import { highlighted, search } from '../src/rules/search'

const PAGE = `<!-- lang: en -->
# Rules

Foreword.

## Moving
- **TN-5** Move straight.
- TN-E1 An example, see TN-5 & others.

<!-- plates: piece:stone piece:settler -->

## The end
TN-6 Nobody moves <b>any</b> more.

<!-- example: closing -->
1. A stone is missing.
2. Red closes the **area**.

<!-- lang: fr -->
# Règles
## Le décompte
- **TN-5** Un cœur de pierre, là où l’on s’arrête.
`
const english = rulesPage(inLanguage(PAGE, 'en'))
const french = rulesPage(inLanguage(PAGE, 'fr'))
const html = (blocks: readonly Block[] = []) => blocks.map((block) => (block.kind === 'text' ? block.html : '')).join()

test('a page is split by language', () => {
  expect(inLanguage(PAGE, 'fr')).toMatch(/^# Règles/)
  expect(inLanguage(PAGE, 'en')).toContain('Move straight')
  expect(inLanguage(PAGE, 'de')).toContain('Move straight')
  expect(inLanguage('plain', 'fr')).toBe('plain')
})

test('a page has a title and chapters', () => {
  expect(english.title).toBe('Rules')
  expect(english.chapters.map(({ id, title }) => [id, title])).toEqual([
    ['chapter-0', ''],
    ['chapter-1', 'Moving'],
    ['chapter-2', 'The end'],
  ])
})

test('a rule can be linked to by its number, and mentions of it are links', () => {
  const moving = html(english.chapters[1]?.blocks)
  expect(moving).toContain('<li id="TN-5"><strong>TN-5</strong>')
  expect(moving).toContain('<li id="TN-E1">TN-E1 ')
  expect(moving).toContain('see <a href="#TN-5">TN-5</a>')
  expect(moving.match(/id="TN-5"/g)).toHaveLength(1)
})

test('comments name what is drawn', () => {
  expect(english.chapters[1]?.blocks.at(-1)).toEqual({ kind: 'plates', names: ['piece:stone', 'piece:settler'] })
  const captions = ['A stone is missing.', 'Red closes the <strong>area</strong>.']
  expect(english.chapters[2]?.blocks.at(-1)).toEqual({ kind: 'example', name: 'closing', captions })
})

test('markup in a page is shown, not run', () => {
  expect(html(rulesPage('Hello <img src=x onerror=alert(1)> there').chapters[0]?.blocks)).not.toContain('<img')
})

test('search knows neither accents nor capitals nor typographic signs', () => {
  expect(folded('Décompte, CŒUR, l’été')).toBe("decompte, coeur, l'ete")
  expect(hasAll('Le décompte final', wordsOf('DECOMPTE fin'))).toBe(true)
  expect(hasAll('Le décompte final', wordsOf('décompte début'))).toBe(false)
  expect(wordsOf(' a  la ')).toEqual(['la'])
})

test('what is found is marked in the text as it stands', () => {
  expect(occurrences('Un cœur, deux cœurs', ['coeur'])).toEqual([
    { from: 3, to: 7 },
    { from: 14, to: 18 },
  ])
  expect(occurrences('abcd', ['abc', 'bcd'])).toEqual([{ from: 0, to: 4 }])
  expect(highlighted('<a href="#été">été &amp; hiver</a>', ['ete', 'amp'])).toBe(
    '<a href="#été"><mark>été</mark> &amp; hiver</a>',
  )
})

test('a search finds rules with their chapter, and nothing without words', () => {
  expect(search(french, wordsOf("l'on COEUR"))).toEqual([
    {
      anchor: 'TN-5',
      rule: 'TN-5',
      chapter: 'Le décompte',
      passage: 'Un <mark>cœur</mark> de pierre, là où <mark>l’on</mark> s’arrête.',
    },
  ])
  expect(search(english, wordsOf('foreword')).map(({ anchor, rule }) => [anchor, rule])).toEqual([['chapter-0', null]])
  expect(search(english, wordsOf('closes the area')).map(({ anchor }) => anchor)).toEqual(['TN-6'])
  expect(search(english, wordsOf('tn-6')).map(({ anchor }) => anchor)).toEqual(['TN-6'])
  expect(search(english, [])).toEqual([])
})
