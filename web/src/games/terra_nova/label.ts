import { isSame, keyOf, spaceName, type HexMap, type Space } from '../../board/hex'
import { list, t } from '../../text/language.svelte'
import type { TerraNovaBoard, TerraNovaMove } from './generated'

export interface Looking {
  readonly map: HexMap
  readonly board: TerraNovaBoard
  readonly names: readonly string[]
  readonly movable: ReadonlySet<string>
  readonly targets: ReadonlyMap<string, TerraNovaMove>
  readonly held: Space | null
}

/** A space in words: name, terrain, what is on it, what can be done there. */
export function spaceLabel(looking: Looking, space: Space): string {
  const parts = [
    spaceName(space),
    t(`terra_nova.terrain.${looking.map.terrain(space)}`),
    occupant(looking, space),
    possibility(looking, space),
  ]
  return parts.filter(Boolean).join(', ')
}

function occupant({ board, names }: Looking, space: Space): string {
  const holds = (spaces: readonly Space[]) => spaces.some((other) => isSame(other, space))
  if (holds(board.stones)) return t('ui.terra_nova.stone')
  const seat = board.settlers.findIndex(holds)
  if (seat >= 0) return t('ui.terra_nova.settler', { player: names[seat] ?? '' })
  const region = board.regions.find(({ spaces }) => holds(spaces))
  if (!region) return ''
  const winners = region.winners.map((winner) => names[winner] ?? '')
  return winners.length > 0
    ? t('ui.terra_nova.region', { winners: list(winners), points: region.each })
    : t('ui.terra_nova.region_nobody')
}

function possibility({ movable, targets, held }: Looking, space: Space): string {
  if (isSame(held, space)) return t('ui.terra_nova.held')
  const move = targets.get(keyOf(space))
  if (move) return t(`ui.terra_nova.can.${move.kind}`)
  return movable.has(keyOf(space)) ? t('ui.terra_nova.can.pick') : ''
}
