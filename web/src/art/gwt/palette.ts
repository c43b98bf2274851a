/** This game's colours; those shared with the other games come from the tiles' palette. */
export { INK } from '../tiles/palette'

export const SEA = {
  shallow: '#b3c9c2',
  mid: '#a3bfbb',
  deep: '#94b2b3',
  abyss: '#88a8ac',
  line: '#5f868c',
  foam: '#eef2e6',
} as const
export const LAND = { low: '#c9c68e', upland: '#bfae83', dark: '#8d9660', beach: '#ead9ad', coast: '#7a6a52' } as const
export const ROAD = { fill: '#f0e2ba', edge: '#7d6847', mark: '#8a5a3a' } as const

/** Printed colours of each breed's cards. */
export const BREEDS = {
  shropshire: '#a19d94',
  southdown: '#4d4845',
  english_leicester: '#6f8f5c',
  merino: '#fbf6e8',
  dorset_horn: '#cf8440',
  lincoln: '#b24f3f',
  corriedale: '#dcb54c',
  hampshire: '#5b85a6',
  ryeland: '#8d6544',
  suffolk: '#79598a',
  romney: '#5d9690',
  bonus_sheep_3: '#c98f92',
  bonus_sheep_7: '#8f4458',
} as const

export type Breed = keyof typeof BREEDS

export const isBreed = (name: string): name is Breed => name in BREEDS
