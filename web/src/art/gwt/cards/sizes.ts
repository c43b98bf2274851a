/** Sizes of the printed pieces, in units. */
export const CARD = { width: 120, height: 168 } as const
export const BUILDING = { width: 90, height: 70 } as const
export const TILE = { width: 64, height: 64 } as const
export const HAZARD = { width: 66, height: 58 } as const
export const HARBOURMASTER = { width: 60, height: 66 } as const
