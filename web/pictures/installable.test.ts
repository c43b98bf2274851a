import { inflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { iconPoints } from './icon'
import { filesOf } from './installable'

const WORDS = (title: string) => ({
  'ui.title': title,
  'ui.home.lead': 'Games',
  'ui.offline.title': `${title} offline`,
  'ui.offline.text': 'No connection',
  'ui.try_again': 'Again',
})
const files = filesOf(
  new Map([
    ['en', WORDS('Worlds')],
    ['fr', WORDS('Mondes')],
  ]),
)

test('each language has a manifest with its name, and every icon in it is a file', () => {
  for (const [language, name] of [
    ['en', 'Worlds'],
    ['fr', 'Mondes'],
  ]) {
    const manifest = JSON.parse(files.get(`manifest-${language}.json`) as string)
    expect(manifest).toMatchObject({ lang: language, name, start_url: '/', display: 'standalone' })
    for (const { src } of manifest.icons) expect([...files.keys()]).toContain(src.slice(1))
  }
})

test('without a connection, it is said in every language and nothing needs a script', () => {
  const page = files.get('offline.html') as string
  expect(page).toContain('<section lang="en"><h1>Worlds offline')
  expect(page).toContain('<section lang="fr"><h1>Mondes offline')
  expect(page).not.toContain('<script')
})

test('an icon is a square of points: clear in its corners, unless they may be cut off', () => {
  expect(corner(iconPoints(24))).toEqual([0, 0, 0, 0])
  expect(corner(iconPoints(24, true))).toEqual([0xef, 0xe6, 0xcf, 255])
})

/** The colour of the first point, after the filter byte of its row. */
function corner(file: Uint8Array): number[] {
  const bytes = Buffer.from(file)
  expect(bytes.readUInt32BE(16)).toBe(24)
  const length = bytes.readUInt32BE(33)
  return [...inflateSync(bytes.subarray(41, 41 + length)).subarray(1, 5)]
}
