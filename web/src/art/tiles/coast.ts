import { between, seeded } from '../../board/random'
import { compassRose, shipAt } from './ships'
import { layersWith } from './tile'
import { GROUND, INK } from './palette'
import { curve, curveOn, element, num, path, xy } from './path'
import type { Point, TileFeature, TileKind } from './types'
import { TILE } from './types'

/** Mayflower's eastern board: a column of start spaces open to the west, the coast and the sea. */
export interface CoastSpace {
  readonly west: 'P' | 'R' | 'T'
  readonly town?: string
}

export interface CoastBoard {
  readonly space: readonly CoastSpace[]
}

/** The first space's upper left corner is at 0, 0; the sea extends to the east. */
export const COAST_WIDTH = 560
const SHORE = 168

/** A start space as the equivalent tile; its features continue to the shore. */
export function spaceKind(space: CoastSpace, row: number): TileKind {
  const id = `coast ${row}`
  const fields = [{ id: 'p1', halves: ['W1', 'W2', 'N1', 'N2', 'E1', 'E2', 'S1', 'S2'] as const }]
  const town: TileFeature = { id: 'a1', kind: 'town', edges: ['E', 'W'] }
  const road: TileFeature = { id: 'l1', kind: 'road', edges: ['W', 'E'] }
  if (space.west === 'T')
    return {
      id,
      features: [town],
      fields: [
        { id: 'p1', halves: ['N1', 'N2'] },
        { id: 'p2', halves: ['S1', 'S2'] },
      ],
    }
  if (space.west === 'P') return { id, features: [], fields }
  return {
    id,
    features: [road],
    fields: [
      { id: 'p1', halves: ['W2', 'N1', 'N2', 'E1'] },
      { id: 'p2', halves: ['E2', 'S1', 'S2', 'W1'] },
    ],
  }
}

/** The shore from north to south: bays and headlands, with a harbour in front of each town and road. */
function shoreline(board: CoastBoard): Point[] {
  const random = seeded('coast shore')
  const height = board.space.length * TILE
  return Array.from({ length: height / 25 + 1 }, (_, i) => {
    const y = i * 25
    const space = board.space[Math.min(board.space.length - 1, Math.floor(y / TILE))]
    const near = 1 - Math.abs((y % TILE) / 100 - 1)
    const bay = space?.west === 'P' ? 16 * near : space?.west === 'R' ? -26 * near ** 2 : -6 * near
    return { x: SHORE + bay + 12 * Math.sin(y / 83) + between(random, -7, 7), y }
  })
}

const polylinePoints = (points: readonly Point[]): string => points.map(xy).join('L')

const shoreAt = (shore: readonly Point[], y: number): number =>
  (shore[Math.max(0, Math.min(shore.length - 1, Math.round(y / 25)))] as Point).x

const shifted = (points: readonly Point[], by: number, calm: number): Point[] =>
  points.map((p, i) => ({ x: p.x * calm + (SHORE + by) * (1 - calm) + by * calm + 3 * Math.sin(i * 1.7 + by), y: p.y }))

function sea(shore: readonly Point[], height: number): string {
  const east = `L${COAST_WIDTH} ${height}L${COAST_WIDTH} 0Z`
  const from = (points: readonly Point[]) => curve(points) + east
  const depth = [26, 62, 112].map((by, i) => curve(shifted(shore, by, 0.8 - i * 0.22))).join('')
  return [
    path(from(shore), { fill: '#a9c1bd' }),
    path(from(shifted(shore, 30, 0.8)), { fill: '#9cb8b7' }),
    path(from(shifted(shore, 90, 0.5)), { fill: '#90afb1' }),
    path(from(shifted(shore, 190, 0.25)), { fill: '#86a6aa' }),
    path(depth, { stroke: '#5f868c', 'stroke-width': 1, 'stroke-dasharray': '14 4 3 4', opacity: '.6' }),
    path(curve(shore), { stroke: '#e9dcb4', 'stroke-width': 9 }),
    path(curve(shore), { stroke: '#7a6a52', 'stroke-width': 1.6 }),
    path(curve(shifted(shore, 9, 1)), {
      stroke: '#f3eedd',
      'stroke-width': 1.6,
      'stroke-dasharray': '26 9 12 7',
      opacity: '.9',
    }),
  ].join('')
}

function waves(height: number): string {
  const random = seeded('coast waves')
  const marks = Array.from({ length: Math.round(height / 9) }, () => {
    const [x, y] = [between(random, SHORE + 70, COAST_WIDTH - 30), between(random, 14, height - 10)]
    return `M${num(x)} ${num(y)}q5-5 10 0q5-5 10 0`
  })
  return path(marks.join(''), { stroke: '#e4ecdf', 'stroke-width': 1.2, opacity: '.55', 'stroke-linecap': 'round' })
}

/** A plank pier where a road reaches the sea. */
function pier(y: number, from: number): string {
  const planks = Array.from({ length: 9 }, (_, i) => `M${num(from + i * 7)} ${num(y - 6)}v12`).join('')
  return (
    path(`M${num(from - 3)} ${num(y - 6)}h66v12h-66z`, { fill: '#b08c60', stroke: INK, 'stroke-width': 1.1 }) +
    path(planks, { stroke: INK, 'stroke-width': '.8', opacity: '.7' }) +
    path(`M${num(from + 20)} ${num(y + 6)}v6M${num(from + 58)} ${num(y + 6)}v6M${num(from + 58)} ${num(y - 6)}v-6`, {
      stroke: INK,
      'stroke-width': 3,
    })
  )
}

const label = (name: string, y: number): string =>
  `<text x="${SHORE + 74}" y="${num(y + 9)}" font-family="'IM Fell English', Alegreya, serif" font-style="italic" font-size="34" letter-spacing="1.5" fill="#3d4a4c">${name}</text>`

function harbours(board: CoastBoard, shore: readonly Point[]): string {
  return board.space
    .map((space, row) => {
      const y = row * TILE + 100
      const edge = shoreAt(shore, y)
      const ship =
        row % 3 === 1
          ? shipAt(between(seeded(`ship ${row}`), 400, 470), y + 62, 1.25)
          : row % 3 === 0 && space.west === 'P'
            ? shipAt(330, y + 10, 0.8)
            : ''
      return (space.west === 'R' ? pier(y, edge - 12) : '') + (space.town ? label(space.town, y) : '') + ship
    })
    .join('')
}

/** The whole coast board; the tiles of column 1 end at x = 0. */
export function coastArt(board: CoastBoard): string {
  const height = board.space.length * TILE
  const shore = shoreline(board)
  const isDry = (row: number) => (p: Point) => p.x < shoreAt(shore, p.y + row * TILE) - 13
  const layers = board.space.map((space, row) => layersWith(spaceKind(space, row), 'mayflower', 0, isDry(row)))
  const at = (row: number, inner: string) => element('g', { transform: `translate(0 ${row * TILE})` }, inner)
  const beach = path(
    `${curve(shifted(shore, -13, 1))}L${xy(shore[shore.length - 1] as Point)}${curveOn([...shore].reverse())}Z`,
    { fill: GROUND.mayflower.line, opacity: '.8' },
  )
  const ground = element(
    'g',
    { fill: 'none' },
    layers.map((layer, row) => at(row, layer.ground)).join('') + beach + sea(shore, height) + waves(height),
  )
  const dry = `<clipPath id="nw-coast-land"><path d="M-60-60H${num(shore[0]?.x ?? SHORE)}L${polylinePoints(shore)}L-60 ${height + 60}Z"/></clipPath>`
  const relief = element(
    'g',
    { 'clip-path': 'url(#nw-coast-land)' },
    layers.map((layer, row) => at(row, layer.relief)).join(''),
  )
  return (
    dry +
    ground +
    relief +
    element(
      'g',
      { fill: 'none', 'stroke-linejoin': 'round' },
      harbours(board, shore) + compassRose(COAST_WIDTH - 110, height * 0.36, 1),
    )
  )
}
