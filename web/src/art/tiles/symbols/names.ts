/** Printed symbols that matter in the game. */
export type SymbolName = 'shield' | 'post_house' | 'animal' | 'nugget' | 'locomotive' | 'camp' | 'herd'

/** The space each takes on a tile, in units. */
export const SYMBOL_RADIUS: Record<SymbolName, number> = {
  shield: 13,
  post_house: 15,
  animal: 15,
  nugget: 10,
  locomotive: 18,
  camp: 18,
  herd: 19,
}
