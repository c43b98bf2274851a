/** Numbers as in print: with a true minus sign. */
export const figure = (n: number): string => String(n).replace('-', '−')

/** The same for all numbers in a sentence; hyphens in words, rule ids and dates stay. */
export const withMinus = (sentence: string): string => sentence.replace(/(^|[^\p{L}\d])-(?=\d)/gu, '$1−')

/** Always with its sign. */
export const signed = (n: number): string => (n > 0 ? `+${n}` : figure(n))
