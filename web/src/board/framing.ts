import { type Box, boxAroundAll, centreOf } from './box'
import { fit, isInSight, type Limits, type Pane, type Place, revealed, scaleToFit } from './fit'
import type { Point } from './hex'

/** What a window on a map should show. */
export interface Subject {
  /** Everything there is. */
  readonly whole: Box
  /** What happened last. */
  readonly news: Box
  /** What the player can choose now. */
  readonly choices: readonly Box[]
}

/**
 * The window to open at a prompt: the whole map if everything on it stays large enough to press; otherwise all
 * choices, moving no farther than needed; otherwise as many choices as possible.
 */
export function framed({ whole, news, choices }: Subject, pane: Pane, limits: Limits, now: Place | null): Place {
  if (scaleToFit(whole, pane) >= limits.least) return fit(whole, pane, limits, centreOf(news))
  if (choices.length === 0) return now ? revealed(now, news, pane) : fit(whole, pane, limits, centreOf(news))
  const boxes = [boxAroundAll([...choices, news]), boxAroundAll(choices)]
  const fitting = boxes.find((box) => scaleToFit(box, pane) >= limits.least)
  if (!fitting) return fit(whole, pane, limits, crowd(choices, pane, limits.least, centreOf(news)))
  const isCloseEnough = now !== null && now.k >= limits.least && now.k <= scaleToFit(fitting, pane)
  return isCloseEnough ? revealed(now, fitting, pane) : fit(fitting, pane, limits, centreOf(fitting))
}

/** Where at a scale most choices are in sight; of several such places, the one nearest to the focus. */
export function crowd(choices: readonly Box[], pane: Pane, k: number, focus: Point): Point {
  const [midX, midY] = [(pane.left + pane.right) / 2, (pane.top + pane.bottom) / 2]
  const merit = (at: Point): number => {
    const place = { k, x: midX - at.x * k, y: midY - at.y * k }
    const seen = choices.filter((choice) => isInSight(choice, place, pane)).length
    return seen - Math.hypot(at.x - focus.x, at.y - focus.y) / FAR
  }
  const candidates = choices.flatMap((one) => choices.map((other) => centreOf(boxAroundAll([one, other]))))
  return candidates.reduce((best, at) => (merit(at) > merit(best) ? at : best), candidates[0] ?? focus)
}

/** Farther than any two places of a map: being near counts less than one more choice in sight. */
const FAR = 1e5
