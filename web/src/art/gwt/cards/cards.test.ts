import { describe, expect, it } from 'vitest'
import {
  bonusTileArt,
  buildingArt,
  cardArt,
  cardBack,
  harbourmasterArt,
  hazardArt,
  neutralArt,
  sarahCardArt,
  tileBack,
  workerArt,
} from '.'
import type { Art } from '../art'
import { BREEDS } from '../palette'
import { breederArt, discArt, shipArt, warehouseArt } from '../pieces'
import { BUILDING, CARD } from './sizes'

const printed = (art: Art): string[] => [...art.markup.matchAll(/<text[^>]*>([^<]*)</g)].map(([, words]) => words ?? '')
const sound = (art: Art): void => expect(art.markup).not.toMatch(/NaN|undefined|Infinity/)
const ink = (art: Art): string => art.markup.replace(/ fill="var\(--seat-\d\)"/g, '')

describe('cards', () => {
  it.each(Object.keys(BREEDS))('draws the sheep %s with its three values', (breed) => {
    const art = cardArt({ breed, breeding: 3, wool: 5, vp: 7 })
    sound(art)
    expect(printed(art)).toEqual(['3', '5', '7'])
    expect(art).toMatchObject(CARD)
  })

  it('draws support cards', () => {
    expect(printed(cardArt({ id: 'romney', kind: 'sheep', breeding: 3, wool: 2, vp: 4 }))).toEqual(['3', '2', '4'])
    for (const id of ['sheepdog', 'ferry', 'kotare'])
      expect(cardArt({ id, kind: 'action', vp: 0, actions: [{ op: 'cert', n: 1 }] }).markup).toContain(`nw-gwt-${id}`)
  })

  it('draws bonus cards of each kind with the number of their set', () => {
    const sheep = cardArt({ set: 7, kind: 'sheep', breeding: 5, wool: 4, vp: 3 })
    expect(printed(sheep)).toEqual(['5', '4', '3', '7'])
    const action = cardArt({
      set: 4,
      kind: 'action',
      vp: 2,
      actions: [
        {
          op: 'choice',
          of: [
            { op: 'gain_money', n: 1 },
            { op: 'warehouse_within', n: 3 },
          ],
        },
      ],
    })
    expect(printed(action)).toEqual(['1', '≤3', '2', '4'])
    const objective = cardArt({
      set: 8,
      kind: 'objective',
      actions: [{ op: 'gain_money', n: 6 }],
      conditions: ['building', 'warehouse'],
      vp: 5,
      penalty: -2,
    })
    expect(printed(objective)).toEqual(['6', '5', '−2', '8'])
  })

  it('draws objectives with their conditions, points and penalty', () => {
    const art = cardArt({
      id: 'OB22',
      actions: [{ op: 'ship', n: 2 }],
      conditions: ['explored_6', 'explored_6', 'building'],
      vp: 5,
      penalty: -3,
    })
    sound(art)
    expect(printed(art)).toEqual(['2', '6+', '6+', '5', '−3'])
  })

  it('draws what Sarah does, and what hangs on her workers', () => {
    expect(printed(sarahCardArt({ id: 7, move: 4, actions: [{ op: 'explore', n: 3 }] }))).toEqual(['7', '4', '+3'])
    const sailor = sarahCardArt({
      id: 12,
      move: 'type',
      type: 'sailor',
      specialised: [{ op: 'bonus_card' }],
      unspecialised: [{ op: 'explore', n: 2 }],
      sailor_table: { 2: 'wheel', 3: 'barrel' },
    })
    sound(sailor)
    expect(printed(sailor)).toEqual(['12', '×', '+2', '2', '3'])
    expect(sailor.markup).toContain('nw-gwt-wheel')
    const shearer = sarahCardArt({
      id: 13,
      move: 'speciality',
      type: 'shearer',
      specialised: [{ op: 'shearer_sheep' }],
      unspecialised: [{ op: 'move_more', n: 1 }],
      shearer_table: { 4: ['romney', 'lincoln'] },
    })
    expect(shearer.markup).toMatch(/nw-gwt-romney.*nw-gwt-lincoln/)
  })

  it('has a back of its own for each deck, and for each player', () => {
    const backs = (['player', 'sheep', 'support', 'bonus', 'objective', 'sarah'] as const).map(
      (kind) => cardBack(kind).markup,
    )
    expect(new Set([...backs, cardBack('player', 1).markup]).size).toBe(7)
    expect(tileBack('A').markup).not.toBe(tileBack('B').markup)
  })
})

describe('buildings', () => {
  const tile = {
    id: '9a',
    builders: 8,
    vp: 13,
    hand: 'green',
    actions: [{ op: 'hire', mod: -3 }, { op: 'invest' }, { op: 'remove_hazard' }],
  } as const

  it('shows number, builders, hand and points in the supply', () => {
    const art = buildingArt(tile)
    expect(printed(art)).toEqual(['9a', '8', '13', '−3'])
    expect(art.markup).toContain('nw-gwt-hand_green')
    expect(art).toMatchObject(BUILDING)
  })

  it('tells owners apart without colours', () => {
    expect(new Set([0, 1, 2, 3].map((seat) => ink(buildingArt(tile, seat)))).size).toBe(4)
  })

  it('turns a neutral building to its other side, if it has one', () => {
    const neutral = { letter: 'C', side_1: [{ op: 'gold', n: 1 }], side_2: [{ op: 'invest', mod: 3 }] }
    expect(printed(neutralArt(neutral))).toEqual(['C', '+1'])
    expect(printed(neutralArt(neutral, 2))).toEqual(['C', '+3'])
    expect(neutralArt({ letter: 'A', side_1: neutral.side_1 }, 2).markup).toBe(
      neutralArt({ letter: 'A', side_1: neutral.side_1 }).markup,
    )
  })
})

describe('tiles and pieces', () => {
  it('draws bonus tiles with price, gift and points', () => {
    expect(
      printed(
        bonusTileArt({
          id: 'hazard_for_3',
          vp: 2,
          cost: [{ op: 'pay_money', n: 3 }],
          actions: [{ op: 'remove_hazard' }],
        }),
      ),
    ).toEqual(['−3', '2'])
    expect(bonusTileArt({ id: 'joker', vp: 0, cost: [{ op: 'gold', n: -1 }] }).markup).toContain('nw-gwt-joker')
    expect(printed(bonusTileArt({ id: 'four_gold', vp: 8, cost: [{ op: 'gold', n: -4 }] }))).toEqual(['−4', '8'])
  })

  it('draws harbourmasters, hazards and workers', () => {
    expect(
      printed(harbourmasterArt({ id: 1, top: [{ op: 'gain_money', n: 9 }], bottom: { per: 'exploration_5', vp: 2 } })),
    ).toEqual(['9', '2', '5'])
    expect(hazardArt({ type: 'flood', vp: 4, hand: 'black' }).markup).toContain('nw-gwt-hand_black')
    expect(
      new Set(
        (['shepherd', 'builder', 'sailor', 'shearer', 'joker'] as const).map((worker) => workerArt(worker).markup),
      ).size,
    ).toBe(5)
  })

  it('gives every seat its own mark on every piece', () => {
    for (const draw of [breederArt, discArt, shipArt, warehouseArt])
      expect(new Set([0, 1, 2, 3].map((seat) => ink(draw(seat)))).size).toBe(4)
  })
})
