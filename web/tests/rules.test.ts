import { expect, test } from 'vitest'
import { inLanguage, rendered } from '../src/rules/pages'

const PAGE = `<!-- lang: en -->
# Rules
- **TN-5** Move straight.
- TN-E1 An example, see TN-5.

<!-- lang: fr -->
# Règles
Texte.
`

test('a page is split by language', () => {
  expect(inLanguage(PAGE, 'fr')).toBe('# Règles\nTexte.')
  expect(inLanguage(PAGE, 'en')).toContain('Move straight')
  expect(inLanguage(PAGE, 'de')).toContain('Move straight')
  expect(inLanguage('plain', 'fr')).toBe('plain')
})

test('a rule can be linked to by its id', () => {
  const html = rendered(inLanguage(PAGE, 'en'))
  expect(html).toContain('<li id="TN-5"><strong>TN-5</strong>')
  expect(html).toContain('<li id="TN-E1">')
  expect(html.match(/id="TN-5"/g)).toHaveLength(1)
})

test('markup in a page is shown, not run', () => {
  expect(rendered('Hello <img src=x onerror=alert(1)> there')).not.toContain('<img')
})
