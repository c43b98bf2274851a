import { SEA, TRAIL } from '../src/art/gwt/fixture'
import type { Files } from '../src/games/gwt_new_zealand/printed'

/** Component files with the shipped trail and sea, and nothing else. */
export const FILES = {
  'board.toml': {},
  'trail.toml': TRAIL,
  'sea.toml': { ...SEA, local_counter: [{ value: 9, border: 'black', cost: 3, vp: 0 }], green_arrows: { pairs: [] } },
  'tiles.toml': { hazard: [], hazards: {}, bonus_tile: [], harbourmaster: [], neutral: [], personal: [] },
  'cards.toml': { sheep: [], support: [], bonus_set: [], objective: [] },
  'sarah.toml': { card: [], immediate: [] },
} as unknown as Files
