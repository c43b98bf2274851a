/** A box on the screen around something that the teacher speaks of. */
export interface Ring {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  /** Whether it is to be pressed. */
  readonly isAim: boolean
}

/** Space between a thing and its ring; small things get a ring one can see. */
const GAP = 4
const SMALLEST = 26

/** Null for what is not drawn, or lies outside the window or the part of the table that shows it. */
export function ringAround(element: Element, isAim: boolean): Ring | null {
  const box = element.getBoundingClientRect()
  if (box.width === 0 && box.height === 0) return null
  const pane = (element.closest('[data-testid="board"]') ?? document.documentElement).getBoundingClientRect()
  const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2]
  if (x < pane.left || x > pane.right || y < pane.top || y > pane.bottom) return null
  return { ...grown(box), isAim }
}

export function grown({ left, top, width, height }: DOMRect): Omit<Ring, 'isAim'> {
  const [wide, high] = [Math.max(width + 2 * GAP, SMALLEST), Math.max(height + 2 * GAP, SMALLEST)]
  return { x: left + (width - wide) / 2, y: top + (height - high) / 2, width: wide, height: high }
}

export const isSameBox = (a: Ring, b: Ring | undefined): boolean =>
  b !== undefined && a.x === b.x && a.y === b.y && a.width === b.width && a.height === b.height && a.isAim === b.isAim
