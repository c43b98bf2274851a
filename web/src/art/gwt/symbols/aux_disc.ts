import { shape, stroke } from '../../tiles/symbols/symbol'

const circle = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`

/** The round token of an auxiliary action: a small step onward. */
export const auxDisc = (x: number, y: number, r: number): string =>
  shape(circle(x, y, r), '#a8b487', '#3f4a2e', 1.4) +
  stroke(circle(x, y, r * 0.76), '#eef0d8', 0.9) +
  shape(`M${x - r * 0.3} ${y - r * 0.5}L${x + r * 0.56} ${y}L${x - r * 0.3} ${y + r * 0.5}Z`, '#f8f3e0', '#3f4a2e', 1.1)
