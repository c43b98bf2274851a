/** Numbers as they are set in print: with a true minus. */
export const figure = (n: number): string => String(n).replace('-', '−')

/** The same for all numbers of a sentence; the hyphens of words, rules and dates stay. */
export const withMinus = (sentence: string): string => sentence.replace(/(^|[^\p{L}\d])-(?=\d)/gu, '$1−')

/** With its sign. */
export const signed = (n: number): string => (n > 0 ? `+${n}` : figure(n))
