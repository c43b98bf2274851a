import type { Box } from '../../board/box'
import type { Pane } from '../../board/fit'

interface Size {
  readonly width: number
  readonly height: number
}

const GAP = 10

/** What the zoom buttons in the lower left corner cover, and the larger of the two rectangles that they leave free. */
export function besideTools(pane: Size, tools: Size): { readonly cover: Pane; readonly free: Pane } {
  const [right, bottom] = [pane.width, pane.height]
  const [across, down] = [tools.width + GAP, tools.height + GAP]
  const above: Pane = { left: 0, top: 0, right, bottom: bottom - down }
  const beside: Pane = { left: across, top: 0, right, bottom }
  const isAboveLarger = right * (bottom - down) >= (right - across) * bottom
  return {
    cover: { left: 0, top: bottom - down, right: across, bottom },
    free: isAboveLarger ? above : beside,
  }
}

/**
 * What a pane can be scrolled over at a scale, in the drawing's units: the drawing, with enough around it that all
 * of it can be moved out from under the buttons, and at least as much as the pane shows.
 */
export function scrollable(drawing: Size, pane: Size, free: Pane, k: number): Box {
  const isLarger = drawing.width * k > pane.width || drawing.height * k > pane.height
  const [left, below] = isLarger ? [free.left / k, (pane.height - free.bottom) / k] : [0, 0]
  const [width, height] = [drawing.width + left, drawing.height + below]
  const [across, down] = [Math.max(0, pane.width / k - width), Math.max(0, pane.height / k - height)]
  return { x: -left - across / 2, y: -down / 2, width: width + across, height: height + down }
}
