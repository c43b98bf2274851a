import { type HexMap, keyOf, SIZE, type Space } from '../../../board/hex'
import { straightPath, wanderingPath } from '../../../board/outline'
import { seeded } from '../../../board/random'
import { ARTISTS } from './index'
import type { Shape } from './shape'

export interface Patch {
  readonly terrain: string
  readonly outline: string
}

export interface Landscape {
  readonly patches: readonly Patch[]
  readonly coast: string
  readonly grid: string
  readonly shapes: readonly Shape[]
}

/** Everything about a map that never changes during play. */
export function landscape(map: HexMap): Landscape {
  const land = map.patches(() => true)
  return {
    patches: map
      .patches((a, b) => map.terrain(a) === map.terrain(b))
      .map((patch) => ({ terrain: map.terrain(patch[0] as Space), outline: wanderingPath(map, patch) })),
    coast: land.map((piece) => wanderingPath(map, piece, 8, 7)).join(''),
    grid: map.spaces.map((space) => straightPath(map, [space])).join(''),
    shapes: map.spaces.flatMap((space) => scenery(map, space)),
  }
}

function scenery(map: HexMap, space: Space): Shape[] {
  const draw = ARTISTS[map.terrain(space)]
  const random = seeded(`${map.text.id} ${keyOf(space)} ${map.terrain(space)}`)
  return draw ? draw(random, map.centre(space)).filter((shape) => shape.d !== '') : []
}

export const MARGIN = SIZE * 1.3
