/** Where a tip goes: beside its spot, where it hides the fewest other spots that can be pressed. */

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

const kept = (at: number, most: number): number => Math.max(GAP, Math.min(at, most - GAP))

const overlaps = (a: Box, b: Box): boolean =>
  a.left < b.left + b.width && b.left < a.left + a.width && a.top < b.top + b.height && b.top < a.top + a.height

/** Below, above, on either side, then at the upper and lower edge of the table. */
function candidates(spot: Box, { width, height }: Size, within: Size): Box[] {
  const [x, y] = [spot.left + spot.width / 2 - width / 2, spot.top + spot.height / 2 - height / 2]
  const places = [
    [x, spot.top + spot.height + GAP],
    [x, spot.top - height - GAP],
    [spot.left + spot.width + GAP, y],
    [spot.left - width - GAP, y],
    [x, GAP],
    [x, within.height - height - GAP],
  ] as const
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
    others.reduce((sum, { box, isLit }) => sum + (overlaps(place, box) ? (isLit ? LIT : 1) : 0), 0)
  return candidates(spot, size, within).reduce((best, place) => (cost(place) < cost(best) ? place : best))
}
