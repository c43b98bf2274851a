import { seatMark } from '../../../pieces/seats'

/** Each seat's mark, in seat order, so owners can be told apart without colour. */
export const MARKS = ['dot', 'bar', 'ring', 'cross', 'chevron'] as const
export type Mark = (typeof MARKS)[number]

/** The mark on a light disc, readable on every colour. */
export const markAt = (mark: Mark, x: number, y: number): string =>
  `<g transform="translate(${x} ${y})"><circle r="4.2" fill="#fbf6e8" stroke="#3d3a36" stroke-width=".8"/><path transform="scale(.56)" d="${seatMark(MARKS.indexOf(mark))}" fill="#2f2c2a" fill-rule="evenodd"/></g>`
