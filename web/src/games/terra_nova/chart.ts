import type { Box } from '../../board/box'

/** The part of the world a pane shows: the whole island and enough sea to fill the pane. */
export function chartBox(
  island: { left: number; top: number; right: number; bottom: number },
  paneWidth: number,
  paneHeight: number,
): Box {
  const isSmall = paneWidth <= 700
  const [aside, above] = isSmall ? [18, 30] : [90, 58]
  const [w, h] = [island.right - island.left + 2 * aside, island.bottom - island.top + 2 * above]
  const aspect = paneWidth / paneHeight
  const [width, height] = w / h < aspect ? [h * aspect, h] : [w, w / aspect]
  return {
    x: (island.left + island.right - width) / 2,
    y: (island.top + island.bottom - height) / 2,
    width,
    height,
  }
}
