import { describe, expect, it } from 'vitest'
import { dayOf, endOfDay } from './days'

describe('days', () => {
  it('a day lasts until its last second, where one lives', () => {
    const end = new Date(endOfDay('2026-07-09'))
    expect(dayOf(end.getTime())).toBe('2026-07-09')
    expect(dayOf(end.getTime() + 1000)).toBe('2026-07-10')
  })
})
