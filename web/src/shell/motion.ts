/** No animation for people who prefer reduced motion. */
export const isStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches
export const lasting = (milliseconds: number): number => (isStill() ? 0 : milliseconds)
