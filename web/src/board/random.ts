/** A small seeded generator for drawings: the same seed words give the same picture. */

export type Random = () => number

function hash(words: string): number {
  let h = 2166136261
  for (let i = 0; i < words.length; i += 1) h = Math.imul(h ^ words.charCodeAt(i), 16777619)
  return h >>> 0
}

export function seeded(words: string): Random {
  let state = hash(words)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

export const between = (random: Random, low: number, high: number) => low + (high - low) * random()
export const oneOf = <T>(random: Random, things: readonly T[]): T => things[Math.floor(random() * things.length)] as T
