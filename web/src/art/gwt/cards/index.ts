import type { Art } from '../art'
import type { BonusTile, Card, Harbourmaster, Hazard, NeutralBuilding, PersonalBuilding, WorkerType } from '../types'
import { BUILDING, CARD, HARBOURMASTER, HAZARD, TILE } from './sizes'

export type CardBack = 'player' | 'sheep' | 'support' | 'bonus' | 'objective' | 'sarah'

const plate = ({ width, height }: { width: number; height: number }): Art => ({ width, height, markup: `<rect width="${width}" height="${height}" rx="6" fill="#f6eed9" stroke="#4a403a"/>` })

export const cardArt = (_card: Card): Art => plate(CARD)
export const cardBack = (_kind: CardBack): Art => plate(CARD)
export const buildingArt = (_tile: PersonalBuilding, _seat?: number): Art => plate(BUILDING)
export const neutralArt = (_tile: NeutralBuilding, _side: 1 | 2 = 1): Art => plate(BUILDING)
export const bonusTileArt = (_tile: BonusTile): Art => plate(TILE)
export const harbourmasterArt = (_tile: Harbourmaster): Art => plate(HARBOURMASTER)
export const workerArt = (_worker: WorkerType | 'joker'): Art => plate(TILE)
export const hazardArt = (_hazard: Hazard): Art => plate(HAZARD)
export const tileBack = (_bag: 'A' | 'B'): Art => plate(TILE)
