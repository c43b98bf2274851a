import type { Box } from './box'
import type { Point } from './hex'

/** The map's position in its pane: a world point appears at x + k · point. */
export interface Place {
  readonly x: number
  readonly y: number
  readonly k: number
}

/** The uncovered part of a pane. */
export interface Pane {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

export interface Limits {
  readonly least: number
  readonly most: number
}

const clamped = (value: number, low: number, high: number): number =>
  Math.min(Math.max(value, low), Math.max(low, high))

/** The largest scale at which the whole box fits into the pane. */
export const scaleToFit = (box: Box, pane: Pane): number =>
  Math.min((pane.right - pane.left) / box.width, (pane.bottom - pane.top) / box.height)

/**
 * Shows the whole box, as large as the limits allow. A box that would be too small to read is shown larger instead,
 * as close to the focus as possible without leaving the box.
 */
export function fit(box: Box, pane: Pane, limits: Limits, focus: Point): Place {
  const [width, height] = [pane.right - pane.left, pane.bottom - pane.top]
  const k = clamped(scaleToFit(box, pane), limits.least, limits.most)
  return {
    x: along(box.x, box.width, pane.left, width, k, focus.x),
    y: along(box.y, box.height, pane.top, height, k, focus.y),
    k,
  }
}

function along(start: number, length: number, from: number, room: number, k: number, focus: number): number {
  if (length * k <= room + 0.5) return from + (room - length * k) / 2 - start * k
  const wished = from + room / 2 - focus * k
  return clamped(wished, from + room - (start + length) * k, from - start * k)
}

/** The smallest shift that brings a box into view; if it is larger than the pane, its centre. */
export function revealed(place: Place, box: Box, pane: Pane): Place {
  return {
    ...place,
    x: place.x + shift(box.x, box.width, place.x, place.k, pane.left, pane.right),
    y: place.y + shift(box.y, box.height, place.y, place.k, pane.top, pane.bottom),
  }
}

function shift(start: number, length: number, offset: number, k: number, low: number, high: number): number {
  const [first, last] = [start * k + offset, (start + length) * k + offset]
  if (last - first > high - low) return (low + high - first - last) / 2
  return first < low ? low - first : last > high ? high - last : 0
}

/** Keeps the map from getting lost: part of it always stays in the pane. */
export function kept(place: Place, box: Box, pane: Pane, least = 90): Place {
  const one = (offset: number, start: number, length: number, low: number, high: number) =>
    clamped(offset, low + least - (start + length) * place.k, high - least - start * place.k)
  return {
    k: place.k,
    x: one(place.x, box.x, box.width, pane.left, pane.right),
    y: one(place.y, box.y, box.height, pane.top, pane.bottom),
  }
}

export const eased = (from: Place, to: Place, t: number): Place => {
  const share = 1 - (1 - t) ** 3
  const between = (a: number, b: number) => a + (b - a) * share
  return { x: between(from.x, to.x), y: between(from.y, to.y), k: between(from.k, to.k) }
}

/** Whether the middle of a box is in the pane, and not only just. */
export function isInSight(box: Box, place: Place, pane: Pane, within = 8): boolean {
  const [x, y] = [place.x + place.k * (box.x + box.width / 2), place.y + place.k * (box.y + box.height / 2)]
  return x >= pane.left + within && x <= pane.right - within && y >= pane.top + within && y <= pane.bottom - within
}
