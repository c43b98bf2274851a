/** The printed components as the server sends them: fields with default values are omitted. */

export interface Effect {
  readonly op: string
  readonly n?: number | string
  readonly mod?: number
  readonly mode?: string
  readonly card?: string
  readonly what?: string
  readonly per?: string
  readonly cost?: number
  readonly per_builder?: number
  readonly value?: number
  readonly to?: string
  readonly may_waive?: boolean
  readonly breeds?: readonly string[]
  readonly then?: readonly Effect[]
  readonly of?: readonly Effect[]
}

export type Hand = 'none' | 'black' | 'green'
export type Border = 'none' | 'white' | 'black'
export type WorkerType = 'shepherd' | 'builder' | 'sailor' | 'shearer'
export type HazardType = 'landslide' | 'flood'

export interface TrailNode {
  readonly id: string
  readonly kind: 'start' | 'neutral' | 'build' | 'landslide' | 'flood' | 'wellington'
  readonly next: readonly string[]
  readonly letter?: string
  readonly number?: number
  readonly lush?: boolean
  readonly risky?: boolean
  readonly risk_action?: readonly Effect[]
  readonly needs_exploration?: number
  readonly gold_on_build?: number
}

export interface Trail {
  readonly node: readonly TrailNode[]
}

export interface Lane {
  readonly id: string
  readonly nodes: readonly string[]
}

export interface Port {
  readonly id: string
  readonly size: 'small' | 'medium' | 'large'
  readonly node: string
  readonly slot_costs?: readonly number[]
  readonly cost?: number
  readonly border?: Border
  readonly card?: string
  readonly vp?: number
  readonly ship_returns_to_start?: boolean
}

/** A delivery counter, local or in a large port. */
export interface Counter {
  readonly value: number
  readonly border: Border
  readonly cost: number
  readonly vp: number
  readonly card?: string
  readonly gain_money?: number
  readonly repeatable?: boolean
  readonly port?: string
}

export interface Sea {
  readonly sea_lane: readonly Lane[]
  readonly port: readonly Port[]
  readonly wool_counter: readonly Counter[]
  readonly foreign_counter: readonly Counter[]
  readonly yellow_arrows: { readonly vp_each: number; readonly pairs: readonly (readonly [string, string])[] }
}

export interface SheepCard {
  readonly breed: string
  readonly breeding: number
  readonly wool: number
  readonly vp: number
}

export interface SupportCard {
  readonly id: string
  readonly kind: 'sheep' | 'action'
  readonly vp: number
  readonly breeding?: number
  readonly wool?: number
  readonly actions?: readonly Effect[]
}

export interface BonusCard {
  readonly set: number
  readonly kind: 'sheep' | 'action' | 'objective'
  readonly vp: number
  readonly is_ferry?: boolean
  readonly breeding?: number
  readonly wool?: number
  readonly actions?: readonly Effect[]
  readonly conditions?: readonly string[]
  readonly penalty?: number
}

export interface ObjectiveCard {
  readonly id: string
  readonly actions: readonly Effect[]
  readonly conditions: readonly string[]
  readonly vp: number
  readonly penalty: number
}

export type Card = SheepCard | SupportCard | BonusCard | ObjectiveCard

export interface NeutralBuilding {
  readonly letter: string
  readonly side_1: readonly Effect[]
  readonly side_2?: readonly Effect[]
}

export interface PersonalBuilding {
  readonly id: string
  readonly builders: number
  readonly vp: number
  readonly hand: Hand
  readonly actions: readonly Effect[]
}

export interface BonusTile {
  readonly id: string
  readonly vp: number
  readonly cost?: readonly Effect[]
  readonly actions?: readonly Effect[]
}

export interface Harbourmaster {
  readonly id: number
  readonly top: readonly Effect[]
  readonly bottom: { readonly per: string; readonly vp: number }
}

export interface Hazard {
  readonly type: HazardType
  readonly vp: number
  readonly hand: Hand
}

export interface SarahCard {
  readonly id: number
  readonly move: number | 'type' | 'speciality'
  readonly type?: string
  readonly actions?: readonly Effect[]
  readonly specialised?: readonly Effect[]
  readonly unspecialised?: readonly Effect[]
  readonly sailor_table?: Readonly<Record<string, string>>
  readonly shearer_table?: Readonly<Record<string, readonly string[]>>
}
