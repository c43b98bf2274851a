import type { Half, TileKind } from './types'

/** Tiles of every kind, for tests. */

const ALL: readonly Half[] = ['N1', 'N2', 'E1', 'E2', 'S1', 'S2', 'W1', 'W2']

export const MAYFLOWER: readonly TileKind[] = [
  {
    id: 'farm at a road',
    features: [
      { id: 'c1', kind: 'farm', edges: [] },
      { id: 'l1', kind: 'road', edges: ['S'], end: 'c1' },
    ],
    fields: [{ id: 'p1', halves: ALL }],
  },
  { id: 'farm', features: [{ id: 'c1', kind: 'farm', edges: [] }], fields: [{ id: 'p1', halves: ALL, animals: 1 }] },
  {
    id: 'straight',
    features: [{ id: 'l1', kind: 'road', edges: ['N', 'S'], posts: 1 }],
    fields: [
      { id: 'p1', halves: ['N1', 'S2', 'W1', 'W2'], animals: 2 },
      { id: 'p2', halves: ['N2', 'E1', 'E2', 'S1'] },
    ],
  },
  {
    id: 'curve',
    features: [{ id: 'l1', kind: 'road', edges: ['S', 'W'], posts: 1 }],
    fields: [
      { id: 'p1', halves: ['N1', 'N2', 'E1', 'E2', 'S1', 'W2'] },
      { id: 'p2', halves: ['S2', 'W1'], animals: 1 },
    ],
  },
  {
    id: 'crossing',
    features: [
      { id: 'j1', kind: 'junction', edges: [] },
      ...(['N', 'E', 'S', 'W'] as const).map((side, i) => ({
        id: `l${i + 1}`,
        kind: 'road' as const,
        edges: [side],
        end: 'j1',
      })),
    ],
    fields: [
      { id: 'p1', halves: ['N1', 'W2'], animals: 1 },
      { id: 'p2', halves: ['N2', 'E1'] },
      { id: 'p3', halves: ['E2', 'S1'] },
      { id: 'p4', halves: ['S2', 'W1'] },
    ],
  },
  {
    id: 'town and road',
    features: [
      { id: 'a1', kind: 'town', edges: ['N'] },
      { id: 'l1', kind: 'road', edges: ['S'], end: 'a1', posts: 1 },
    ],
    fields: [
      { id: 'p1', halves: ['E1', 'E2', 'S1'] },
      { id: 'p2', halves: ['S2', 'W1', 'W2'] },
    ],
  },
  {
    id: 'two towns',
    features: [
      { id: 'a1', kind: 'town', edges: ['N'] },
      { id: 'a2', kind: 'town', edges: ['W'] },
    ],
    fields: [{ id: 'p1', halves: ['E1', 'E2', 'S1', 'S2'] }],
  },
  {
    id: 'corner town',
    features: [
      { id: 'a1', kind: 'town', edges: ['N', 'W'], shields: 1 },
      { id: 'l1', kind: 'road', edges: ['E', 'S'] },
    ],
    fields: [
      { id: 'p1', halves: ['E1', 'S2'] },
      { id: 'p2', halves: ['E2', 'S1'] },
    ],
  },
  {
    id: 'town through',
    features: [{ id: 'a1', kind: 'town', edges: ['E', 'W'], shields: 1 }],
    fields: [
      { id: 'p1', halves: ['N1', 'N2'] },
      { id: 'p2', halves: ['S1', 'S2'] },
    ],
  },
  {
    id: 'large town',
    features: [
      { id: 'a1', kind: 'town', edges: ['N', 'E', 'W'], shields: 1 },
      { id: 'l1', kind: 'road', edges: ['S'], end: 'a1' },
    ],
    fields: [
      { id: 'p1', halves: ['S1'] },
      { id: 'p2', halves: ['S2'] },
    ],
  },
]

export const GOLD_RUSH: readonly TileKind[] = [
  {
    id: 'all mountain',
    features: [{ id: 'a1', kind: 'mountain', edges: ['N', 'E', 'S', 'W'], nuggets: 3 }],
    fields: [],
  },
  {
    id: 'tunnel',
    features: [
      { id: 'a1', kind: 'mountain', edges: ['N', 'E', 'W'], nuggets: 2 },
      { id: 'l1', kind: 'rail', edges: ['S'], end: 'a1' },
    ],
    fields: [
      { id: 'p1', halves: ['S1'], camps: 1 },
      { id: 'p2', halves: ['S2'] },
    ],
  },
  {
    id: 'mountain and rail',
    features: [
      { id: 'a1', kind: 'mountain', edges: ['N'], nuggets: 1 },
      { id: 'l1', kind: 'rail', edges: ['E', 'W'], locomotives: 1 },
    ],
    fields: [
      { id: 'p1', halves: ['E1', 'W2'] },
      { id: 'p2', halves: ['E2', 'S1', 'S2', 'W1'], herds: 1 },
    ],
  },
  {
    id: 'two mountains',
    features: [
      { id: 'a1', kind: 'mountain', edges: ['N'], nuggets: 1 },
      { id: 'a2', kind: 'mountain', edges: ['S'], nuggets: 1 },
    ],
    fields: [{ id: 'p1', halves: ['E1', 'E2', 'W1', 'W2'], camps: 1 }],
  },
  {
    id: 'switch',
    features: [
      { id: 'j1', kind: 'junction', edges: [] },
      ...(['E', 'S', 'W'] as const).map((side, i) => ({
        id: `l${i + 1}`,
        kind: 'rail' as const,
        edges: [side],
        end: 'j1',
      })),
    ],
    fields: [
      { id: 'p1', halves: ['N1', 'N2', 'E1', 'W2'], herds: 1 },
      { id: 'p2', halves: ['E2', 'S1'] },
      { id: 'p3', halves: ['S2', 'W1'] },
    ],
  },
  {
    id: 'city',
    features: [
      { id: 'c1', kind: 'city', edges: [] },
      ...(['N', 'E', 'S', 'W'] as const).map((side, i) => ({
        id: `l${i + 1}`,
        kind: 'rail' as const,
        edges: [side],
        end: 'c1',
      })),
    ],
    fields: [
      { id: 'p1', halves: ['N1', 'W2'] },
      { id: 'p2', halves: ['N2', 'E1'] },
      { id: 'p3', halves: ['E2', 'S1'] },
      { id: 'p4', halves: ['S2', 'W1'] },
    ],
  },
]
