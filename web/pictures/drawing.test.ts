import { expect, test } from 'vitest'
import { asFile } from './drawing.ts'

const head = '<style id="a">.land { fill: red }</style><style>\n .sea > path { fill: blue }</style>'
const body = '<!--[--><svg viewBox="0 0 3 2"><path class="land" d="M0,0"></path></svg><!--]-->'

test('a picture takes along its styles, its theme and the colours they need', () => {
  expect(asFile(head, body, ':root {\n  --ink: #000; /* dark */\n}', 'dark')).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" data-theme="dark" viewBox="0 0 3 2">' +
      '<style>:root { --ink: #000; }.land { fill: red } .sea > path { fill: blue }</style>' +
      '<path class="land" d="M0,0"></path></svg>',
  )
})

test('what is not a single drawing is refused', () => {
  expect(() => asFile('', '<p>Hello</p>', '', 'light')).toThrow('must be one <svg>')
})
