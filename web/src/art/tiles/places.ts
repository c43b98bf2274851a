import type { Random } from '../../board/random'
import { distance } from './geometry'
import { CELLS, cellCentre } from './regions'
import type { Point } from './types'

/** A circular place on a tile, taken by something. */
export interface Place {
  readonly at: Point
  readonly radius: number
}

const ENOUGH = 26

/** The roomiest place left in a region: far from its edge and from what is already there. */
export function roomiest(clear: Float32Array, taken: readonly Place[], radius: number): Point | null {
  let best: Point | null = null
  let most = -Infinity
  for (let i = 0; i < CELLS * CELLS; i += 1) {
    const room = clear[i] as number
    if (room <= 0) continue
    const p = cellCentre(i)
    const others = taken.reduce((least, place) => Math.min(least, distance(p, place.at) - place.radius), Infinity)
    const worth = Math.min(room, others, radius + ENOUGH) + Math.min(room, radius) * 0.5
    if (worth > most) [best, most] = [p, worth]
  }
  return best
}

/** Up to `count` circles of a given radius, placed at random where there is room. */
export function thrown(
  random: Random,
  count: number,
  isFree: (p: Point) => boolean,
  taken: Place[],
  radius: (p: Point) => number,
  tries = count * 30,
): Place[] {
  const places: Place[] = []
  for (let i = 0; i < tries && places.length < count; i += 1) {
    const at = { x: random() * 200, y: random() * 200 }
    if (!isFree(at)) continue
    const place = { at, radius: radius(at) }
    if (taken.some((other) => distance(other.at, at) < other.radius + place.radius)) continue
    places.push(place)
    taken.push(place)
  }
  return places
}
