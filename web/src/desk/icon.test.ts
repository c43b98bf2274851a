import { expect, test } from 'vitest'
import { markedIcon } from './icon'

const DRAWING = '<svg viewBox="0 0 64 64"><circle r="3"/></svg>'

test('the number stands above the drawing', () => {
  expect(markedIcon(DRAWING, 3)).toMatch(/^<svg viewBox="0 0 64 64"><circle r="3"\/>.*>3<\/text><\/svg>$/)
})

test('more than nine are many', () => {
  expect(markedIcon(DRAWING, 12)).toContain('>9+</text>')
})
