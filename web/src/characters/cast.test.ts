import { expect, test } from 'vitest'
import { characterIn, characterOf, levelsIn } from './cast'

test('every bot of the server is somebody', () => {
  expect(characterOf('beginner')).toBe('beginner')
  expect(characterOf('random')).toBe('random')
})

test('tables of earlier versions still show who plays', () => {
  expect(characterOf('greedy')).toBe('reference')
})

test('people, and bots that are none of ours, have no character', () => {
  expect(characterOf(null)).toBeNull()
  expect(characterOf('my_bots:First')).toBeNull()
})

test('Sarah is known by her name', () => {
  expect(characterIn({ code: 'gwt_new_zealand.sarah' })).toBe('sarah')
  expect(characterIn(undefined)).toBeNull()
})

test('people choose among the levels, gentlest first', () => {
  const offered = ['random', 'expert', 'beginner', 'reference']
  expect(levelsIn(offered)).toEqual(['beginner', 'expert'])
})
