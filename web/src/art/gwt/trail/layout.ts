import type { Point } from '../../tiles/types'
import type { TrailNode } from '../types'

/** Where each space of the trail is on the map: presentation only; the route itself comes from the data. */
export const MAP = { width: 1440, height: 860 } as const

const PLACES: Readonly<Record<string, readonly [x: number, y: number]>> = {
  start: [78, 772],
  nA: [188, 700],
  a1: [306, 762],
  a2: [422, 780],
  a3: [540, 760],
  rock1: [168, 592],
  rock2: [236, 508],
  rock3: [340, 476],
  rock4: [444, 506],
  rr1: [494, 600],
  rr2: [606, 588],
  nB: [662, 688],
  b1: [784, 748],
  b2: [772, 640],
  nC: [894, 694],
  c1: [1012, 700],
  c2: [1058, 604],
  nD: [884, 588],
  d1: [906, 492],
  nE: [1022, 496],
  e1: [1024, 392],
  e2: [934, 306],
  flood1: [914, 400],
  flood2: [806, 352],
  flood3: [700, 372],
  flood4: [596, 342],
  fr1: [606, 246],
  fr2: [714, 214],
  nF: [826, 240],
  f1: [838, 130],
  f2: [940, 206],
  nG: [956, 102],
  g1: [1066, 92],
  g2: [1054, 192],
  nH: [1160, 238],
  h1: [1186, 132],
  h2: [1276, 286],
  wellington: [1346, 96],
}

export interface Size {
  readonly width: number
  readonly height: number
}

const SIZES: Record<TrailNode['kind'], Size> = {
  start: { width: 84, height: 70 },
  neutral: { width: 90, height: 70 },
  build: { width: 90, height: 70 },
  landslide: { width: 66, height: 58 },
  flood: { width: 66, height: 58 },
  wellington: { width: 150, height: 110 },
}

/** The centre and size of a space. */
export interface Spot extends Point, Size {}

const MARGIN = 80
const COLUMNS = 12

/** Spaces missing from the table, because the trail was modified, are placed in rows in the open sea. */
function spare(index: number): Point {
  return { x: MARGIN + (index % COLUMNS) * 110, y: MARGIN + Math.floor(index / COLUMNS) * 96 }
}

export function spotsOf(nodes: readonly TrailNode[]): Record<string, Spot> {
  let unknown = 0
  const spots: Record<string, Spot> = {}
  for (const { id, kind } of nodes) {
    const known = PLACES[id]
    const at = known ? { x: known[0], y: known[1] } : spare(unknown++)
    spots[id] = { ...at, ...SIZES[kind] }
  }
  return spots
}
