import type { Trail } from '../types'
import { MAP, type Spot, spotsOf } from './layout'
import { type Segment, segmentsOf } from './road'

export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export interface TrailMap {
  readonly viewBox: string
  /** Sea, land, roads and the empty spaces; whatever stands on them is laid over it. */
  readonly ground: string
  /** The middle and the size of every space. */
  readonly nodes: Readonly<Record<string, Spot>>
  readonly segments: readonly Segment[]
  /** Open sea where a board may put its panels. */
  readonly panels: { readonly northwest: Box; readonly southeast: Box }
}

const PANELS = { northwest: { x: 24, y: 24, width: 470, height: 350 }, southeast: { x: 1136, y: 400, width: 280, height: 436 } } as const

export function trailMap(trail: Trail): TrailMap {
  const nodes = spotsOf(trail.node)
  const segments = segmentsOf(trail.node, nodes)
  const roads = segments.map(({ d }) => `<path d="${d}" fill="none" stroke="#7d6847" stroke-width="9"/>`).join('')
  return { viewBox: `0 0 ${MAP.width} ${MAP.height}`, ground: roads, nodes, segments, panels: PANELS }
}
