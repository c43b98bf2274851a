import { type Box, boxAroundAll, centreOf } from './box'
import { isInSight, type Pane, type Place, revealed, scaleToFit } from './fit'
import type { Point } from './hex'

export type Side = 'left' | 'right' | 'top' | 'bottom'
const SIDES: readonly Side[] = ['left', 'right', 'top', 'bottom']

/** What can be seen of a map: the pane, what covers parts of it, and the rectangle of it that is never covered. */
export interface Sight {
  readonly pane: Pane
  readonly covers: readonly Pane[]
  readonly free: Pane
}

/** Choices out of sight on one side, and where the arrow that leads to them is, in pixels. */
export interface Beyond {
  readonly side: Side
  readonly boxes: readonly Box[]
  readonly at: Point
}

/** Half the size of an arrow, and the room it leaves to the corners, where two edges meet. */
const HALF = 24
const CORNER = 78

export function beyond(choices: readonly Box[], place: Place, sight: Sight): Beyond[] {
  const hidden = new Set(choices.filter((box) => !isVisible(box, place, sight)))
  const others = choices.filter((box) => !hidden.has(box))
  const groups = SIDES.flatMap((side) => {
    const boxes = [...hidden].filter((box) => sideOf(box, place, sight.free) === side)
    return boxes.length > 0 ? [{ side, boxes, at: arrowAt(side, boxes, others, place, sight.free) }] : []
  })
  return groups.map((group) => ({ ...group, boxes: [...group.boxes, ...coveredBy(group.at, others, place)] }))
}

const isVisible = (box: Box, place: Place, { pane, covers }: Sight): boolean =>
  isInSight(box, place, pane) && !covers.some((cover) => isInSight(box, place, cover, 0))

/** An arrow leads to what it covers, too. */
const coveredBy = ({ x, y }: Point, boxes: readonly Box[], place: Place): Box[] =>
  boxes.filter((box) => isInSight(box, place, { left: x - HALF, top: y - HALF, right: x + HALF, bottom: y + HALF }, -2))

/** Whether an arrow would lie over a box. */
export function isOver({ at }: Pick<Beyond, 'at'>, { x, y, width, height }: Box, place: Place): boolean {
  const [from, to] = [onScreen({ x, y }, place), onScreen({ x: x + width, y: y + height }, place)]
  return at.x > from.x - HALF && at.x < to.x + HALF && at.y > from.y - HALF && at.y < to.y + HALF
}

/** The side that a box lies farthest beyond. */
function sideOf(box: Box, place: Place, free: Pane): Side {
  const { x, y } = onScreen(centreOf(box), place)
  const excess: Record<Side, number> = {
    left: free.left - x,
    right: x - free.right,
    top: free.top - y,
    bottom: y - free.bottom,
  }
  return SIDES.reduce((most, side) => (excess[side] > excess[most] ? side : most))
}

const onScreen = ({ x, y }: Point, place: Place): Point => ({ x: place.x + place.k * x, y: place.y + place.k * y })

/** On the edge, as near as possible to what it leads to, beside rather than over what can be chosen. */
function arrowAt(side: Side, boxes: readonly Box[], others: readonly Box[], place: Place, free: Pane): Point {
  const { x, y } = onScreen(centreOf(boxAroundAll(boxes)), place)
  const edge = HALF + 4
  const spots: Record<Side, (along: number) => Point> = {
    left: (along) => ({ x: free.left + edge, y: between(y + along, free.top, free.bottom) }),
    right: (along) => ({ x: free.right - edge, y: between(y + along, free.top, free.bottom) }),
    top: (along) => ({ x: between(x + along, free.left, free.right), y: free.top + edge }),
    bottom: (along) => ({ x: between(x + along, free.left, free.right), y: free.bottom - edge }),
  }
  const candidates = ALONG.map(spots[side])
  const isClear = (at: Point) => !others.some((box) => isOver({ at }, box, place))
  return candidates.find(isClear) ?? spots[side](0)
}

/** How far arrows move along the edge: half of them one way, half the other. */
const ALONG: readonly number[] = [0, 1, -1, 2, -2, 3, -3, 4, -4].map((steps) => steps * HALF)

const between = (value: number, low: number, high: number): number =>
  Math.max(Math.min(value, high - CORNER), Math.min(low + CORNER, (low + high) / 2))

/** Brings as many of them into view as fit beside the nearest one, clear of the arrows on the edges. */
export function broughtIn({ boxes }: Beyond, place: Place, free: Pane): Place {
  const clear = withinArrows(free)
  const shiftTo = (box: Box) => {
    const { x, y } = revealed(place, box, clear)
    return Math.hypot(x - place.x, y - place.y)
  }
  const nearestFirst = [...boxes].sort((a, b) => shiftTo(a) - shiftTo(b))
  let group = nearestFirst.slice(0, 1)
  for (const box of nearestFirst.slice(1)) {
    const wider = [...group, box]
    if (scaleToFit(boxAroundAll(wider), clear) >= place.k) group = wider
  }
  return revealed(place, boxAroundAll(group), clear)
}

function withinArrows({ left, top, right, bottom }: Pane): Pane {
  const [across, down] = [Math.min(2 * HALF, (right - left) / 4), Math.min(2 * HALF, (bottom - top) / 4)]
  return { left: left + across, top: top + down, right: right - across, bottom: bottom - down }
}
