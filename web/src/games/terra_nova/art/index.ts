import { farmland } from './farmland'
import { forest } from './forest'
import { hills } from './hills'
import { lake } from './lake'
import { meadow } from './meadow'
import { mountains } from './mountains'
import { prairie } from './prairie'
import type { Artist } from './shape'
import { steppe } from './steppe'

export const ARTISTS: Readonly<Record<string, Artist>> = {
  farmland,
  forest,
  hills,
  lake,
  meadow,
  mountains,
  prairie,
  steppe,
}
