import { describe, expect, it, vi } from 'vitest'

vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined })
const { Hints } = await import('../src/lessons/hints.svelte')

function shelf(kept: string | null = null) {
  return { getItem: () => kept, setItem: (_: string, value: string) => void (kept = value) }
}

describe('hints', () => {
  it('are given to whoever is new here, until they are switched off', () => {
    const storage = shelf()
    const hints = new Hints(storage)
    expect(hints.isOn).toBe(true)
    hints.switchOff()
    expect(hints.isOn).toBe(false)
    expect(new Hints(storage).isOn).toBe(false)
  })

  it('begin from the beginning when they are switched on again', () => {
    const hints = new Hints(shelf())
    hints.dismiss('a')
    hints.switchOff()
    hints.switchOn()
    expect([hints.isOn, hints.give('a')]).toEqual([true, true])
  })

  it('are given three times each', () => {
    const hints = new Hints(shelf())
    expect([1, 2, 3, 4].map(() => hints.give('a'))).toEqual([true, true, true, false])
    expect(hints.give('b')).toBe(true)
  })

  it('are not given again once understood', () => {
    const hints = new Hints(shelf())
    hints.dismiss('a')
    expect(hints.give('a')).toBe(false)
  })

  it('begin anew where what was kept cannot be read', () => {
    expect(new Hints(shelf('{')).isOn).toBe(true)
  })
})
