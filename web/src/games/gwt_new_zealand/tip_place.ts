/** Where a tip goes: as near to its spot as it can without hiding other spots that can be pressed. */

export interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

interface Size {
  readonly width: number
  readonly height: number
}

const GAP = 8
/** Hiding a spot that could be pressed is worse than hiding any number of others. */
const LIT = 100
/** So many pixels away, a tip is as hard to find as a spot that it hides. */
const FAR = 60

const kept = (at: number, most: number): number => Math.max(GAP, Math.min(at, most - GAP))

const overlaps = (a: Box, b: Box): boolean =>
  a.left < b.left + b.width && b.left < a.left + a.width && a.top < b.top + b.height && b.top < a.top + a.height

const distance = (a: Box, b: Box): number =>
  Math.hypot(
    Math.max(a.left - b.left - b.width, b.left - a.left - a.width, 0),
    Math.max(a.top - b.top - b.height, b.top - a.top - a.height, 0),
  )

/** In line with the spot: by their middles, then by either of their edges. */
const inLine = (start: number, length: number, own: number): readonly number[] => [
  start + length / 2 - own / 2,
  start + length - own,
  start,
]

/** Below, above, on either side, then at the upper and lower edge of the table. */
function candidates(spot: Box, { width, height }: Size, within: Size): Box[] {
  const across = inLine(spot.left, spot.width, width)
  const down = inLine(spot.top, spot.height, height)
  const places = [
    ...across.map((left) => [left, spot.top + spot.height + GAP] as const),
    ...across.map((left) => [left, spot.top - height - GAP] as const),
    ...down.map((top) => [spot.left + spot.width + GAP, top] as const),
    ...down.map((top) => [spot.left - width - GAP, top] as const),
    ...across.map((left) => [left, GAP] as const),
    ...across.map((left) => [left, within.height - height - GAP] as const),
  ]
  return places.map(([left, top]) => ({
    left: kept(left, within.width - width),
    top: kept(top, within.height - height),
    width,
    height,
  }))
}

export function placeOfTip(
  spot: Box,
  size: Size,
  within: Size,
  others: readonly { readonly box: Box; readonly isLit: boolean }[],
): Box {
  const cost = (place: Box): number =>
    (overlaps(place, spot) ? LIT * LIT : 0) +
    distance(place, spot) / FAR +
    others.reduce((sum, { box, isLit }) => sum + (overlaps(place, box) ? (isLit ? LIT : 1) : 0), 0)
  return candidates(spot, size, within).reduce((best, place) => (cost(place) < cost(best) ? place : best))
}
