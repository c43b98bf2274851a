import type { Pane } from '../../board/fit'

export interface Size {
  readonly width: number
  readonly height: number
}

/** How the tile in hand and the zoom buttons share a pane with the map. */
export interface Room {
  /** The rectangle that nothing covers. */
  readonly free: Pane
  /** What exactly is covered. */
  readonly covers: readonly Pane[]
  /** How high the buttons are above the lower edge. */
  readonly toolsBottom: number
}

/** The width of the ruler of rows along the left edge, in pixels. */
export const ROW_RULER = 22

const GAP = 16
/** What the hand usually takes, so that the map stays where it is between prompts. */
const USUAL = { width: 190, height: 124 }

export interface Furnishing {
  readonly pane: Size
  readonly hand: Size
  readonly tools: Size
  /** What is ruled off along the upper edge. */
  readonly ruled: number
}

/** The width of the buttons in two rows. */
const BLOCK = 94

/** Whether the buttons, in two rows, find room beside the hand. */
export const areToolsBeside = (pane: Size, hand: Size): boolean => hand.width + BLOCK + 2 * GAP <= pane.width

/** On portrait screens both are on the lower edge, the buttons above the hand if there is no room beside it. */
export function uprightRoom({ pane, hand, tools, ruled }: Furnishing): Room {
  const isBeside = areToolsBeside(pane, hand)
  const toolsBottom = isBeside ? GAP / 2 : hand.height + GAP
  const strip = isBeside ? Math.max(hand.height, tools.height) : hand.height + tools.height
  return {
    free: {
      left: ROW_RULER,
      top: ruled,
      right: pane.width,
      bottom: pane.height - Math.max(USUAL.height, strip + 1.5 * GAP),
    },
    covers: [handCover(pane, hand), toolsCover(pane, tools, toolsBottom)],
    toolsBottom,
  }
}

/** On others the hand is on the left, the buttons on the right. */
export function landscapeRoom({ pane, hand, tools, ruled }: Furnishing): Room {
  const left = Math.max(USUAL.width, hand.width + 1.5 * GAP)
  return {
    free: { left, top: ruled, right: pane.width - tools.width - 1.5 * GAP, bottom: pane.height },
    covers: [handCover(pane, hand), toolsCover(pane, tools, GAP)],
    toolsBottom: GAP,
  }
}

const handCover = (pane: Size, { width, height }: Size): Pane => ({
  left: 0,
  top: pane.height - height - GAP,
  right: width > 0 ? width + GAP : 0,
  bottom: pane.height,
})

const toolsCover = (pane: Size, { width, height }: Size, bottom: number): Pane => ({
  left: pane.width - width - GAP / 2,
  top: pane.height - height - bottom,
  right: pane.width,
  bottom: pane.height - bottom,
})
