/** Points that a seat would score. */
export interface Gain {
  readonly seat: number
  readonly points: number
}

/** Points by seat, for those that would score any. */
export const gainsOf = (bySeat: readonly number[]): Gain[] =>
  bySeat.flatMap((points, seat) => (points > 0 ? [{ seat, points }] : []))
