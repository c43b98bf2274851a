/** Nothing moves for people who asked for stillness. */
export const isStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches
export const lasting = (milliseconds: number): number => (isStill() ? 0 : milliseconds)
