/** How seats are told apart: by colour and, for players who cannot rely on it, by a mark. */

export const seatColour = (seat: number): string => `var(--seat-${seat % 5})`

const disc = (r: number) => `M${-r},0a${r},${r} 0 1 0 ${2 * r},0a${r},${r} 0 1 0 ${-2 * r},0Z`

/** Dot, bar, ring, cross, chevron; each fits a circle of radius 5. */
const MARKS = [
  disc(3.6),
  'M-5,-1.9H5V1.9H-5Z',
  `${disc(4.8)}M-2.4,0a2.4,2.4 0 1 1 4.8,0a2.4,2.4 0 1 1 -4.8,0Z`,
  'M-1.6,-5H1.6V-1.6H5V1.6H1.6V5H-1.6V1.6H-5V-1.6H-1.6Z',
  'M-5,2.6L0,-4.4L5,2.6L2.6,4.4L0,.4L-2.6,4.4Z',
] as const

export const seatMark = (seat: number): string => MARKS[seat % MARKS.length] ?? MARKS[0]
