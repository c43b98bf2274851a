/** A tile as described by the game data: what is printed, not how it is drawn. */

export type Theme = 'mayflower' | 'gold_rush'
export type Side = 'N' | 'E' | 'S' | 'W'
export type Half = 'N1' | 'N2' | 'E1' | 'E2' | 'S1' | 'S2' | 'W1' | 'W2'
export type FeatureKind = 'town' | 'road' | 'junction' | 'farm' | 'mountain' | 'rail' | 'city'
/** Quarter turns clockwise. */
export type Turns = 0 | 1 | 2 | 3

export interface TileFeature {
  readonly id: string
  readonly kind: FeatureKind
  readonly edges: readonly Side[]
  readonly end?: string
  readonly shields?: number
  readonly posts?: number
  readonly nuggets?: number
  readonly locomotives?: number
}

export interface TileField {
  readonly id: string
  readonly halves: readonly Half[]
  readonly animals?: number
  readonly camps?: number
  readonly herds?: number
}

export interface TileKind {
  readonly id: string
  readonly features: readonly TileFeature[]
  readonly fields: readonly TileField[]
}

export interface Point {
  readonly x: number
  readonly y: number
}

export const TILE = 200
/** Everything on the ground extends this far beyond the tile's sides, so that no gap shows between neighbours. */
export const OVERLAP = 1
export const SIDES: readonly Side[] = ['N', 'E', 'S', 'W']

export const isArea = (feature: TileFeature): boolean => feature.kind === 'town' || feature.kind === 'mountain'
export const isLine = (feature: TileFeature): boolean => feature.kind === 'road' || feature.kind === 'rail'
export const isCentre = (feature: TileFeature): boolean => !isArea(feature) && !isLine(feature)
