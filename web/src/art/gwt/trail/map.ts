import type { Box } from '../../../board/box'
import { element } from '../../tiles/path'
import { bezier } from '../../tiles/geometry'
import type { Point } from '../../tiles/types'
import type { Trail } from '../types'
import { MAP, type Spot, spotsOf } from './layout'
import { buildingNumbers } from './numbers'
import { flatGround, LAKES, RIVERS } from './relief'
import { type Segment, segmentsOf } from './road'
import { sceneryArt } from './scenery'
import { markArt, roadArt, spaceArt } from './spaces'
import { zoneArt } from './zones'

export interface TrailMap {
  readonly viewBox: string
  /** Sea, land, roads and the empty spaces; anything on them is drawn over it. */
  readonly ground: string
  /** Space numbers, lush ground and risky actions: drawn over the tiles, since they still apply there. */
  readonly marks: string
  /** The centre and size of every space. */
  readonly nodes: Readonly<Record<string, Spot>>
  readonly segments: readonly Segment[]
  /** Open sea where a board may place its panels. */
  readonly panels: { readonly northwest: Box; readonly southeast: Box }
}

const PANELS = {
  northwest: { x: 24, y: 24, width: 450, height: 330 },
  southeast: { x: 1206, y: 376, width: 222, height: 400 },
} as const

/** The road as points, for things that must keep clear of it. */
function traced({ d }: Segment): Point[] {
  const [ax = 0, ay = 0, bx = 0, by = 0, cx = 0, cy = 0, dx = 0, dy = 0] = (
    d.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []
  ).map(Number)
  return bezier({ x: ax, y: ay }, { x: bx, y: by }, { x: cx, y: cy }, { x: dx, y: dy }, 8)
}

const drawn = new WeakMap<Trail, TrailMap>()

/** The map of a trail, cached after the first drawing. */
export function trailMap(trail: Trail): TrailMap {
  const map = drawn.get(trail) ?? draw(trail)
  drawn.set(trail, map)
  return map
}

function draw(trail: Trail): TrailMap {
  const nodes = spotsOf(trail.node)
  const segments = segmentsOf(trail.node, nodes)
  const spot = (id: string) => nodes[id] as Spot
  const zones = element(
    'g',
    { 'clip-path': 'url(#nw-gwt-land-clip)' },
    zoneArt(trail.node, nodes, 'landslide') + zoneArt(trail.node, nodes, 'flood'),
  )
  const wet = trail.node.filter(({ kind }) => kind === 'flood').map(({ id }) => spot(id))
  const ground = [
    flatGround(),
    zones,
    sceneryArt(Object.values(nodes), [...segments.map(traced), ...RIVERS, ...LAKES], wet),
    roadArt(segments, 'wellington'),
    ...trail.node.map((node) => spaceArt(node, spot(node.id))),
  ].join('')
  const numbers = buildingNumbers(trail.node)
  const marks = trail.node.map((node) => markArt(node, spot(node.id), numbers.get(node.id) ?? node.number)).join('')
  return { viewBox: `0 0 ${MAP.width} ${MAP.height}`, ground, marks, nodes, segments, panels: PANELS }
}
