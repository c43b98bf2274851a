/** What the ruler says above some columns. */
export interface RulerMark {
  readonly label: string
  /** Where it is, in columns. */
  readonly at: number
  /** How many columns it speaks of. */
  readonly span: number
  /** How many explorers are there. */
  readonly standing: number
}

/** The room in pixels that a number needs, and explorers with theirs. */
const NUMBER = 30
const EXPLORERS = 62
const FIGURE = 18
const DIGIT = 10

/** Zoomed out, only some columns are numbered, and explorers close together share one mark: nothing overprints. */
export function rulerMarks(columns: number, explorers: readonly number[], columnWidth: number): RulerMark[] {
  const standing = explorerMarks(explorers, columnWidth)
  const step = Math.max(1, Math.ceil(NUMBER / columnWidth))
  const isClear = (column: number) =>
    standing.every((mark) => Math.abs(mark.at - column) * columnWidth >= halfWidth(mark) + NUMBER / 3)
  const numbers = Array.from({ length: columns + 1 }, (_, column) => column)
    .filter((column) => column % step === 0 && isClear(column))
    .map((column) => ({ label: String(column), at: column, span: 1, standing: 0 }))
  return [...standing, ...numbers]
}

/** Half of what a mark with explorers takes, in pixels. */
const halfWidth = ({ standing, label }: RulerMark): number => (standing * FIGURE + label.length * DIGIT) / 2

function explorerMarks(explorers: readonly number[], columnWidth: number): RulerMark[] {
  const [first = 0, last = 0] = [Math.min(...explorers), Math.max(...explorers)]
  if (explorers.length === 0) return []
  const isTogether = (last - first) * columnWidth < EXPLORERS
  const groups = isTogether ? [explorers] : explorers.map((one) => [one])
  return groups.map((group) => {
    const [low, high] = [Math.min(...group), Math.max(...group)]
    return {
      label: low === high ? String(low) : `${low}–${high}`,
      at: (low + high) / 2,
      span: high - low + 1,
      standing: group.length,
    }
  })
}
