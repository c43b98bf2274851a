import { expect, test } from 'vitest'
import { bytesOf, textOf } from './base64url'

test('bytes become text and bytes again', () => {
  const bytes = Uint8Array.from({ length: 256 }, (_, i) => i)
  expect(textOf(bytes.buffer)).toMatch(/^[\w-]+$/)
  expect(bytesOf(textOf(bytes.buffer))).toEqual(bytes)
})
