import { describe, expect, it } from 'vitest'
import { EFFECTS } from '../fixture'
import { conditionArt, counted, counterArt, EFFECT_OPS, effectArt } from '.'

const CONDITIONS = [
  'disc_13_plus',
  'building',
  'building_4',
  'shearers_2',
  'warehouse',
  'lincoln_or_corriedale',
  'hampshire_or_ryeland',
  'ferry',
  'explored_6',
  'flood',
]
const COUNTED = [
  'lush_building',
  'hazard_pair',
  'shepherd',
  'warehouse',
  'objective_played',
  'exploration_5',
  'hazard',
  'warehouse_pair',
  'certificate',
  'building',
  'worker_pair',
  'ferry',
]

describe('effects as rows of symbols', () => {
  it.each(EFFECTS.map((effect) => [effect.op, effect] as const))('draws %s', (_, effect) => {
    const art = effectArt(effect)
    expect(art.height).toBe(32)
    expect(art.width).toBeGreaterThan(20)
    expect(art.markup).not.toMatch(/NaN|undefined/)
  })

  it('has one example of every kind it can draw', () => {
    expect(new Set(EFFECTS.map(({ op }) => op))).toEqual(new Set(EFFECT_OPS))
  })

  it('writes sums and signs', () => {
    expect(effectArt({ op: 'gain_money', n: 7 }).markup).toContain('>7<')
    expect(effectArt({ op: 'gold', n: -4 }).markup).toContain('>−4<')
    expect(effectArt({ op: 'hire', mod: 3 }).markup).toContain('>+3<')
    expect(effectArt({ op: 'walk', n: 3 }).markup).toContain('>1–3<')
  })

  it('sets several effects side by side', () => {
    const [money, explore] = [effectArt({ op: 'gain_money', n: 1 }), effectArt({ op: 'explore', n: 1 })]
    expect(
      effectArt([
        { op: 'gain_money', n: 1 },
        { op: 'explore', n: 1 },
      ]).width,
    ).toBeGreaterThan(money.width + explore.width)
  })

  it('joins effects by one sign, not by two', () => {
    const width = (...ops: string[]) => effectArt(ops.map((op) => ({ op, n: 1 }))).width
    const joint = (a: string, b: string) => width(a, b) - width(a) - width(b)
    expect(joint('gain_money', 'gold')).toBeLessThan(joint('gain_money', 'token'))
  })

  it('draws what a counter takes and gives', () => {
    const counter = { value: 9, border: 'black', cost: 3, vp: -8, card: 'objective' } as const
    for (const figure of ['>9<', '>−3<', '>−8<']) expect(counterArt(counter, false).markup).toContain(figure)
    expect(counterArt({ ...counter, card: 'none' }, true).width).toBeLessThan(counterArt(counter, true).width)
  })

  it('knows every condition and everything counted', () => {
    for (const name of CONDITIONS) expect(conditionArt([name]).markup, name).not.toContain('>?<')
    for (const name of COUNTED) expect(counted(name).markup, name).not.toContain('>?<')
    expect(counted('nothing known').markup).toContain('>?<')
  })
})
