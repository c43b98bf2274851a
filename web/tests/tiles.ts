import type { Move } from '../src/net/generated'
import type { Feature, Follower, LaidTile, TileBoard } from '../src/games/tiles/board'

/** Two tiles side by side, joined by a road, with plains north and south of it. */

const ROAD = {
  edges: 'PRPR',
  features: [{ id: 'l1', kind: 'road', edges: ['E', 'W'] }],
  fields: [
    { id: 'p1', halves: ['N1', 'N2', 'E1', 'W2'] },
    { id: 'p2', halves: ['E2', 'S1', 'S2', 'W1'] },
  ],
}

const TILES: readonly LaidTile[] = [
  { id: 'road', row: 0, col: 0, rotation: 0, n: 0 },
  { id: 'road', row: 0, col: 1, rotation: 0, n: 1 },
]

const feature = (kind: string, part: string, followers: readonly number[]): Feature => ({
  kind,
  members: [
    [0, 0, part],
    [0, 1, part],
  ],
  tiles: 2,
  complete: false,
  open: kind === 'road',
  followers,
  owners: followers.flatMap((count, seat) => (count > 0 ? [seat] : [])),
  worth: { completed: 2, at_end: 2 },
})

const ROBBER: Follower = { seat: 1, row: 0, col: 0, feature: 'l1', role: 'robber', lying: false }

export const twoTiles: TileBoard = {
  step: 'placing',
  tiles: TILES,
  kinds: { road: ROAD },
  in_hand: null,
  left: 10,
  set_aside: [],
  supply: [5, 4],
  followers: [ROBBER],
  columns_grow: 'westwards',
  features: [feature('road', 'l1', [0, 1]), feature('plain', 'p1', [0, 0]), feature('plain', 'p2', [0, 0])],
}

export const lay = (row: number, col: number, rotation: number): Move => ({ kind: 'lay_tile', row, col, rotation })
