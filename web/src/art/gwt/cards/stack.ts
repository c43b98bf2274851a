import { type Art, placed } from '../art'
import { artsOf } from '../effects/ops'
import { row } from '../effects/row'
import type { Effect } from '../types'

/** Effects one under the other, as large as the box allows, each on its own line. */
export function effectLines(effects: readonly Effect[], x: number, y: number, width: number, height: number, largest = 1): string {
  const lines = effects.map((effect) => row(artsOf(effect)))
  return stacked(lines, x, y, width, height, largest)
}

/** One scale for all lines, so that symbols stay of one size; a line too long for it shrinks alone. */
export function stacked(lines: readonly Art[], x: number, y: number, width: number, height: number, largest = 1): string {
  if (!lines.length) return ''
  const step = height / lines.length
  const common = Math.min(largest, (step - 2) / 32)
  return lines
    .map((line, i) => {
      const scale = Math.min(common, width / line.width)
      return placed(line, x + (width - line.width * scale) / 2, y + i * step + (step - 32 * scale) / 2, scale)
    })
    .join('')
}
