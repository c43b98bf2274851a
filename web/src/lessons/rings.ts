/** A box on the screen around something that the teacher speaks of. */
export interface Ring extends Box {
  /** Whether it is to be pressed. */
  readonly isAim: boolean
}

export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Space between a thing and its ring; small things get a ring one can see. */
const GAP = 4
const SMALLEST = 26

/**
 * Null for what is not drawn, or whose middle lies outside what its part of the page shows. What is folded away has a
 * box all the same.
 */
export function ringAround(element: Element, isAim: boolean): Ring | null {
  const box = element.getBoundingClientRect()
  if (!element.checkVisibility() || (box.width === 0 && box.height === 0)) return null
  const shown = clipped(grown(box), panesOf(element))
  return shown && { ...shown, isAim }
}

export function grown({ x, y, width, height }: Box): Box {
  const [wide, high] = [Math.max(width + 2 * GAP, SMALLEST), Math.max(height + 2 * GAP, SMALLEST)]
  return { x: x + (width - wide) / 2, y: y + (height - high) / 2, width: wide, height: high }
}

/** The part of a box that all panes show; null if they hide its middle. */
export function clipped(box: Box, panes: readonly Box[]): Box | null {
  const [middleX, middleY] = [box.x + box.width / 2, box.y + box.height / 2]
  if (panes.some((pane) => !holds(pane, middleX, middleY))) return null
  const left = Math.max(box.x, ...panes.map(({ x }) => x))
  const top = Math.max(box.y, ...panes.map(({ y }) => y))
  const right = Math.min(box.x + box.width, ...panes.map(({ x, width }) => x + width))
  const bottom = Math.min(box.y + box.height, ...panes.map(({ y, height }) => y + height))
  return { x: left, y: top, width: right - left, height: bottom - top }
}

const holds = ({ x, y, width, height }: Box, atX: number, atY: number): boolean =>
  atX >= x && atX <= x + width && atY >= y && atY <= y + height

/** The boxes that cut off what does not fit in them. */
function panesOf(element: Element): Box[] {
  const panes: Box[] = []
  for (let around = element.parentElement; around; around = around.parentElement) {
    if (getComputedStyle(around).overflow !== 'visible') panes.push(around.getBoundingClientRect())
  }
  return panes
}

export const isSameRing = (a: Ring, b: Ring | undefined): boolean =>
  b !== undefined && a.x === b.x && a.y === b.y && a.width === b.width && a.height === b.height && a.isAim === b.isAim
