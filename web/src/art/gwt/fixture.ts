import type { Effect, Port, Sea, Trail, TrailNode } from './types'

/** A shortened version of the real trail and sea, for tests. */

const ARROWS =
  'start:nA nA:a1,rock1 a1:a2 a2:a3 a3:nB rock1:rock2 rock2:rock3 rock3:rock4 rock4:rr1 rr1:rr2 rr2:nB nB:b1,b2 b1:nC b2:nC nC:c1,nD c1:c2 c2:nE nD:d1 d1:nE ' +
  'nE:e1,flood1 e1:e2 e2:nF flood1:flood2 flood2:flood3 flood3:flood4 flood4:fr1 fr1:fr2 fr2:nF nF:f1,f2 f1:nG f2:nG nG:g1,g2 g1:nH g2:nH nH:h1,h2 h1:wellington h2:wellington wellington:'

const RISK: readonly Effect[] = [{ op: 'discard_for', what: 'any_sheep', then: [{ op: 'gold', n: 1 }] }]

function kindOf(id: string): TrailNode['kind'] {
  if (id === 'start' || id === 'wellington') return id
  if (id.startsWith('rock')) return 'landslide'
  if (id.startsWith('flood')) return 'flood'
  return id.startsWith('n') ? 'neutral' : 'build'
}

function node(text: string): TrailNode {
  const [id = '', next = ''] = text.split(':')
  const kind = kindOf(id)
  const base = { id, kind, next: next ? next.split(',') : [] }
  if (kind === 'neutral') return { ...base, letter: id.slice(1) }
  if (kind === 'landslide' || kind === 'flood') return { ...base, number: Number(id.slice(-1)) }
  if (id === 'fr2') return { ...base, risky: true, risk_action: RISK, needs_exploration: 4, gold_on_build: 1 }
  return id === 'a1' ? { ...base, lush: true } : base
}

export const TRAIL: Trail = { node: ARROWS.split(' ').map(node) }

const lane = (id: string, letter: string) => ({ id, nodes: [1, 2, 3, 4, 5, 6, 7, 8].map((n) => `${letter}${n}`) })
const small = (id: string, at: string, card: string): Port => ({
  id,
  size: 'small',
  node: at,
  slot_costs: [2, 3, 4, 5],
  card,
})
const medium = (id: string, at: string, cost: number): Port => ({
  id,
  size: 'medium',
  node: at,
  cost,
  border: cost > 4 ? 'black' : 'white',
  card: 'ferry',
  vp: cost - 1,
})
const large = (id: string, at: string): Port => ({ id, size: 'large', node: at })

export const SEA: Sea = {
  sea_lane: [lane('west', 'w'), lane('north', 'n'), lane('east', 'e')],
  port: [
    small('P1', 'w2', 'kotare'),
    medium('M1', 'w3', 2),
    large('L1', 'w4'),
    small('P2', 'w5', 'wheel'),
    medium('M4', 'w6', 5),
    large('L4', 'w7'),
    { ...small('P3', 'w8', 'compass'), ship_returns_to_start: true },
    small('P4', 'n1', 'ferry'),
    medium('M2', 'n3', 3),
    large('L2', 'n4'),
    small('P5', 'n5', 'barrel'),
    large('L3', 'n7'),
    small('P6', 'n8', 'compass'),
    small('P7', 'e2', 'sheepdog'),
    medium('M3', 'e3', 4),
    small('P8', 'e5', 'bell'),
    medium('M5', 'e6', 6),
    large('L5', 'e7'),
    small('P9', 'e8', 'compass'),
  ],
  wool_counter: [{ value: 7, border: 'black', cost: 3, card: 'romney', vp: 4, port: 'L2' }],
  foreign_counter: [{ value: 8, border: 'black', cost: 2, card: 'objective', vp: 4, port: 'L1' }],
  yellow_arrows: {
    vp_each: 4,
    pairs: [
      ['P1', 'P2'],
      ['P8', 'P9'],
    ],
  },
}

/** One effect of every kind in the data. */
export const EFFECTS: readonly Effect[] = [
  { op: 'gain_money', n: 5 },
  { op: 'gain_money_per', n: 2, per: 'lush_building' },
  {
    op: 'per_item',
    per: 'hazard_pair',
    then: [
      { op: 'gain_money', n: 7 },
      { op: 'explore', n: 2 },
    ],
  },
  { op: 'pay_money', n: 3 },
  { op: 'gold', n: -4 },
  { op: 'token', n: 3 },
  { op: 'cert', n: 2 },
  { op: 'explore', n: 4 },
  { op: 'permanent_certificate', n: 1 },
  { op: 'permanent_wool', n: 1 },
  { op: 'step_limit', n: 1 },
  { op: 'hand_limit', n: 1 },
  { op: 'certificate_limit', n: 2 },
  { op: 'hire', mod: -2 },
  { op: 'invest' },
  { op: 'build', per_builder: 2 },
  { op: 'replace_plus_1' },
  { op: 'buy_sheep' },
  { op: 'market_sheep', n: 1, breeds: ['hampshire', 'ryeland'], cost: 4, to: 'draw_pile' },
  { op: 'ship', n: 'sailors' },
  { op: 'warehouse_within', n: 7 },
  { op: 'shear', n: 'shearers' },
  { op: 'deliver_wool', value: 13 },
  { op: 'aux', mode: 'single' },
  { op: 'aux', mode: 'single_or_double' },
  { op: 'objective' },
  { op: 'remove_hazard', cost: 5 },
  { op: 'walk', n: 3 },
  { op: 'draw_discard', n: 2 },
  { op: 'draw_then_discard', n: 1 },
  { op: 'take_card', card: 'romney' },
  { op: 'discard_for', what: 'pair_same_breed', then: [{ op: 'gain_money', n: 3 }] },
  { op: 'remove_from_hand', what: 'own_starting_sheep_breeding_2' },
  { op: 'choice', of: [{ op: 'gain_money', n: 1 }, { op: 'top_deck' }] },
  { op: 'top_deck' },
  { op: 'hire_cheapest' },
  { op: 'hire_speciality' },
  { op: 'take_sheep', breeds: ['lincoln'] },
  { op: 'add_sheep', n: 2 },
  { op: 'shearer_sheep' },
  { op: 'build_exactly', n: 1 },
  { op: 'remove_tile' },
  { op: 'hazard' },
  { op: 'bonus_card' },
  { op: 'move_more', n: 1 },
  { op: 'port' },
]
