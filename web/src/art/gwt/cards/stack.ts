import type { Box } from '../../../board/box'
import { type Art, placed } from '../art'
import { artsOf } from '../effects/ops'
import { ROW, row, slash } from '../effects/row'
import type { Effect } from '../types'

/** Effects in a box: one per line if they fit, otherwise side by side with a rule between, as large as possible. */
export function effectLines(effects: readonly Effect[], box: Box, largest = 1): string {
  const whole = effects.map((effect) => row(artsOf(effect)))
  const parted = effects.flatMap(options)
  const size = (items: readonly Art[]) => smallest(laid(items, box, largest), box, largest)
  const isBetterParted = effects.length > 0 && size(parted) > size(whole) * 1.1
  return stacked(isBetterParted ? parted : whole, box, largest)
}

/** The options of a choice on separate lines, each after the first starting with a slash. */
function options(effect: Effect): Art[] {
  if (effect.op !== 'choice') return [row(artsOf(effect))]
  return (effect.of ?? []).map((option, i) => row(i ? [slash, ...artsOf(option)] : artsOf(option)))
}

const RULE: Art = {
  width: 9,
  height: ROW,
  markup: '<path d="M4.5 5V27" stroke="currentColor" stroke-opacity=".45" stroke-width="1.6" stroke-dasharray="3 3"/>',
}

const beside = (items: readonly Art[]): Art =>
  items.length === 1
    ? (items[0] as Art)
    : row(
        items.flatMap((item, i) => (i ? [RULE, item] : [item])),
        2,
      )

/** Every way to break a list into consecutive lines. */
function breaks(items: readonly Art[]): Art[][] {
  const [first, ...rest] = items
  if (!first) return [[]]
  return items.flatMap((_, i) => breaks(rest.slice(i)).map((tail) => [beside(items.slice(0, i + 1)), ...tail]))
}

const room = (lines: readonly Art[], { height }: Box): number => (height / lines.length - 1.5) / ROW
const scaleOf = (line: Art, lines: readonly Art[], box: Box, largest: number): number =>
  Math.min(largest, room(lines, box), box.width / line.width)
const smallest = (lines: readonly Art[], box: Box, largest: number): number =>
  Math.min(...lines.map((line) => scaleOf(line, lines, box, largest)))

/** The line breaks that make the smallest line largest; one effect per line unless another way is clearly better. */
function laid(items: readonly Art[], box: Box, largest: number): readonly Art[] {
  const size = (lines: readonly Art[]) => smallest(lines, box, largest)
  return breaks(items).reduce((best, next) => (size(next) > size(best) * 1.08 ? next : best), [...items])
}

/** A line too long for the common size shrinks on its own. */
export function stacked(items: readonly Art[], box: Box, largest = 1): string {
  if (!items.length) return ''
  const { x, y, width, height } = box
  const lines = laid(items, box, largest)
  const step = height / lines.length
  return lines
    .map((line, i) => {
      const scale = scaleOf(line, lines, box, largest)
      return placed(line, x + (width - line.width * scale) / 2, y + i * step + (step - ROW * scale) / 2, scale)
    })
    .join('')
}
