import type { Art } from './art'

/** Pieces in a player's colour, with the mark of the seat. */
const plain = (seat: number): Art => ({ width: 36, height: 36, markup: `<circle cx="18" cy="18" r="14" fill="var(--seat-${seat % 5})"/>` })

export const breederArt = (seat: number): Art => plain(seat)
export const shipArt = (seat: number): Art => plain(seat)
export const discArt = (seat: number): Art => plain(seat)
export const warehouseArt = (seat: number): Art => plain(seat)
