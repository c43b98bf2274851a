import { describe, expect, it } from 'vitest'
import { artDefs, isSymbol, symbol, SYMBOL_NAMES, symbolIcon } from '.'

describe('symbols', () => {
  it.each(SYMBOL_NAMES)('%s stays in its box', (name) => {
    expect(symbol(name)).not.toMatch(/NaN|undefined/)
    const ends = [...symbol(name).matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)].flatMap(([, x, y]) => [Number(x), Number(y)])
    expect(Math.min(...ends)).toBeGreaterThan(-4)
    expect(Math.max(...ends)).toBeLessThan(36)
  })

  it('are all different', () => {
    expect(new Set(SYMBOL_NAMES.map(symbol)).size).toBe(SYMBOL_NAMES.length)
  })

  it('are defined once each for larger drawings, and stand alone in text', () => {
    for (const name of SYMBOL_NAMES) expect(artDefs().split(`id="nw-gwt-${name}"`)).toHaveLength(2)
    expect(symbolIcon('kotare')).not.toContain('<use')
  })

  it('know their names', () => {
    expect(isSymbol('merino')).toBe(true)
    expect(isSymbol('toString')).toBe(false)
  })
})
