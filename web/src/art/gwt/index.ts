/** The drawings of Great Western Trail: New Zealand, generated from the printed data. See README.md for their use. */
export { type Art, fitted, picture, placed } from './art'
export {
  bonusTileArt,
  buildingArt,
  cardArt,
  type CardBack,
  cardBack,
  harbourmasterArt,
  hazardArt,
  neutralArt,
  sarahCardArt,
  tileBack,
  workerArt,
} from './cards'
export { BUILDING, CARD, HARBOURMASTER, HAZARD, TILE } from './cards/sizes'
export { conditionArt, counted, counterArt, EFFECT_OPS, effectArt, pointsArt, symbolArt } from './effects'
export { type Breed, BREEDS, isBreed } from './palette'
export { breederArt, discArt, shipArt, warehouseArt } from './pieces'
export { type SeaChart, seaChart } from './sea/chart'
export type { SeaLink } from './sea/lanes'
export type { PortPlace } from './sea/place'
export { artDefs, isSymbol, symbol, SYMBOL_NAMES, symbolAt, symbolIcon, type SymbolName } from './symbols'
export type { Spot } from './trail/layout'
export { type TrailMap, trailMap } from './trail/map'
export type { Segment } from './trail/road'
export type * from './types'
