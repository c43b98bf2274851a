import type { Box } from './box'
import type { Point } from './hex'

export type Corner = 'top left' | 'top right' | 'bottom left'

/** A sea ornament: half its width and height, and its possible sizes, best first. */
export interface Furniture {
  readonly halfWidth: number
  readonly halfHeight: number
  readonly sizes: readonly number[]
  readonly corner: Corner
}

export interface Spot extends Point {
  readonly size: number
}

/** How far the land reaches from the centre of a space, including the ripples along its coast. */
const SHORE = 62

/** Where an ornament fits in its corner without touching the land; null if there is no room at any size. */
export function seaRoom(box: Box, margin: number, land: readonly Point[], thing: Furniture): Spot | null {
  return thing.sizes.map((size) => spotAt(box, margin, thing, size)).find((spot) => isFree(spot, thing, land)) ?? null
}

function spotAt(box: Box, margin: number, { halfWidth, halfHeight, corner }: Furniture, size: number): Spot {
  const [dx, dy] = [margin + halfWidth * size, margin + halfHeight * size]
  return {
    x: corner === 'top right' ? box.x + box.width - dx : box.x + dx,
    y: corner === 'bottom left' ? box.y + box.height - dy : box.y + dy,
    size,
  }
}

const beyond = (distance: number, half: number): number => Math.max(0, Math.abs(distance) - half)

const isFree = (spot: Spot, { halfWidth, halfHeight }: Furniture, land: readonly Point[]): boolean =>
  land.every(
    ({ x, y }) =>
      Math.hypot(beyond(x - spot.x, halfWidth * spot.size), beyond(y - spot.y, halfHeight * spot.size)) >= SHORE,
  )
