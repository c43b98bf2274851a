/** Points that a seat would get. */
export interface Gain {
  readonly seat: number
  readonly points: number
}

/** Points by seat, of those who would get some. */
export const gainsOf = (bySeat: readonly number[]): Gain[] =>
  bySeat.flatMap((points, seat) => (points > 0 ? [{ seat, points }] : []))
