import { describe, expect, it } from 'vitest'
import { clipped, grown } from '../src/lessons/rings'

const pane = { x: 0, y: 0, width: 100, height: 100 }

describe('rings', () => {
  it('leave a little space around a thing', () => {
    expect(grown({ x: 10, y: 20, width: 40, height: 30 })).toEqual({ x: 6, y: 16, width: 48, height: 38 })
  })

  it('are never too small to be seen', () => {
    expect(grown({ x: 10, y: 10, width: 2, height: 2 })).toEqual({ x: -2, y: -2, width: 26, height: 26 })
  })

  it('end where the part of the page ends that shows the thing', () => {
    expect(clipped({ x: 70, y: 80, width: 50, height: 30 }, [pane])).toEqual({ x: 70, y: 80, width: 30, height: 20 })
  })

  it('are not drawn around what is scrolled out of sight', () => {
    expect(clipped({ x: 10, y: 90, width: 50, height: 30 }, [pane])).toBeNull()
  })
})
