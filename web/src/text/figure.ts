/** Numbers as they are set in print: with a true minus. */
export const figure = (n: number): string => String(n).replace('-', '−')

/** With its sign. */
export const signed = (n: number): string => (n > 0 ? `+${n}` : figure(n))
