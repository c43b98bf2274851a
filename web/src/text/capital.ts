/** Sentences and list items start with a capital, whatever they are made of. */
export const capital = (text: string): string => text.replace(/^(• )?\p{Ll}/u, (start) => start.toLocaleUpperCase())
