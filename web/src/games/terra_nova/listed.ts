import { isSame, keyOf, type Space, spaceName } from '../../board/hex'
import type { ListedChoice } from '../../board/listed'
import type { Gain } from '../../table/gains'
import { t } from '../../text/language.svelte'
import type { TerraNovaMove } from './generated'
import type { Looking } from './label'
import { isMoveSettler } from './selection'

/** The spaces that can be pressed now, in words and in reading order: settlers first, then where something can go. */
export function listed(
  { map, movable, targets, held }: Looking,
  aimed: Space | null,
  gainsOf: (move: TerraNovaMove) => readonly Gain[],
): ListedChoice[] {
  const named = (space: Space, detail: string) => ({
    key: keyOf(space),
    words: `${spaceName(space)} · ${t(`terra_nova.terrain.${map.terrain(space)}`)}`,
    detail,
  })
  const settlers = map.spaces
    .filter((space) => movable.has(keyOf(space)) && !targets.has(keyOf(space)))
    .map((space) => ({
      ...named(space, t(isSame(held, space) ? 'ui.terra_nova.held' : 'ui.terra_nova.can.pick')),
      gains: [],
      isChosen: isSame(held, space),
    }))
  const places = map.spaces.flatMap((space) => {
    const move = targets.get(keyOf(space))
    if (!move) return []
    return [
      {
        ...named(space, t(`ui.terra_nova.can.${move.kind}`)),
        gains: gainsOf(move),
        isChosen: isSame(aimed, space),
      },
    ]
  })
  return held ? [...places, ...settlers] : [...settlers, ...places]
}

/** What is about to be done, and where, as the log writes it. */
export function moveInWords(move: TerraNovaMove): string {
  const where = isMoveSettler(move) ? `${spaceName(move.from)}-${spaceName(move.to)}` : spaceName(move.space)
  return `${t(`terra_nova.move.${move.kind}`)} · ${where}`
}
