import { expect, test } from 'vitest'
import {
  aboutPath,
  fairnessPath,
  galleryPath,
  inviteLink,
  playWithPath,
  routeOf,
  rulesPath,
  tablePath,
} from '../src/shell/routes'

test('every address has its page', () => {
  expect(routeOf('/')).toEqual({ page: 'home', friend: null })
  expect(routeOf('/', playWithPath('a&b').slice(1))).toEqual({ page: 'home', friend: 'a&b' })
  expect(routeOf('/t/abc')).toEqual({ page: 'table', id: 'abc', invite: null })
  expect(routeOf('/t/abc', '?invite=k%2Fey')).toEqual({ page: 'table', id: 'abc', invite: 'k/ey' })
  expect(routeOf('/rules/terra_nova')).toEqual({ page: 'rules', game: 'terra_nova' })
  expect(routeOf('/gallery')).toEqual({ page: 'gallery', game: null })
  expect(routeOf('/gallery/mayflower')).toEqual({ page: 'gallery', game: 'mayflower' })
  expect(routeOf('/about')).toEqual({ page: 'about' })
  expect(routeOf('/fair-dealing')).toEqual({ page: 'fairness' })
  expect(routeOf('/fair-dealing/more')).toEqual({ page: 'lost' })
  expect(routeOf('/t/abc/more')).toEqual({ page: 'lost' })
  expect(routeOf('/p/me')).toEqual({ page: 'profile', person: 'me' })
  expect(routeOf('/leaderboards')).toEqual({ page: 'leaderboards', game: null, players: null })
  expect(routeOf('/leaderboards/mayflower/3')).toEqual({ page: 'leaderboards', game: 'mayflower', players: 3 })
  expect(routeOf('/elsewhere')).toEqual({ page: 'lost' })
})

test('paths lead back to their pages', () => {
  expect(routeOf(tablePath('a b'))).toMatchObject({ id: 'a b' })
  expect(rulesPath('terra_nova', 'TN-5')).toBe('/rules/terra_nova#TN-5')
  expect(routeOf(fairnessPath())).toEqual({ page: 'fairness' })
  expect(galleryPath('mayflower', 'tile:A')).toBe('/gallery/mayflower#tile%3AA')
  expect(routeOf(galleryPath('mayflower'))).toEqual({ page: 'gallery', game: 'mayflower' })
  expect(aboutPath('mayflower')).toBe('/about#mayflower')
  expect(inviteLink('http://localhost', 'abc', 'k/ey')).toBe('http://localhost/t/abc?invite=k%2Fey')
})
