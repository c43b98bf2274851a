import { list, t } from '../../text/language.svelte'
import type { Feature, RawKind, TileBoard } from './board'
import type { Atlas } from './features'
import type { TileGame } from './game'
import { sidesOf } from './kinds'
import { placeName, terrainName, touches } from './labels'
import { type LegalPlace, nextFitting } from './laying'
import type { Target } from './targets'
import type { Turns } from '../../art/tiles'

/** Choices on the map in the words of the list. */
export interface Words {
  readonly words: string
  readonly detail: string
}

const joined = (parts: readonly string[]): string => parts.filter(Boolean).join(' · ')

/** What the tile would touch there tells more than the place's coordinates. */
export function placeInWords(game: TileGame, atlas: Atlas, raw: RawKind, place: LegalPlace, turns: Turns): Words {
  return {
    words: touches(game, atlas, raw, place.cell, nextFitting(place, turns)),
    detail: joined([
      placeName(atlas.board, place.cell),
      place.turns.length > 1 ? t('ui.tiles.rotations', { count: place.turns.length }) : '',
    ]),
  }
}

/** Who would stand where, and what that is worth now. */
export function targetInWords(game: TileGame, atlas: Atlas, target: Target): Words {
  const feature = atlas.feature(target.row, target.col, target.feature)
  const terrain = terrainName(game, feature?.kind ?? game.field)
  if (target.piece === null) return { words: terrain, detail: feature ? size(feature) : '' }
  const role = t(`${game.id}.role.${target.piece}`)
  const worth = game.isFollower(target.piece) ? worthNow : tokensThere
  return {
    words: joined([role, terrain, sidesInWords(atlas, target)]),
    detail: feature ? worth(feature, target, atlas.board) : '',
  }
}

/** On which sides of its tile: one tile may have several roads or fields. */
function sidesInWords(atlas: Atlas, { row, col, feature }: Target): string {
  const tile = atlas.tile({ row, col })
  const raw = tile && atlas.board.kinds[tile.id]
  const sides = tile && raw ? sidesOf(raw, feature, tile.rotation) : []
  return sides.length < 4 ? list(sides.map((side) => t('ui.tiles.side', { side }))) : ''
}

const size = ({ tiles }: Feature): string => t('ui.tiles.tiles', { count: tiles })

const worthNow = ({ worth, open }: Feature): string =>
  open && worth.completed !== worth.at_end
    ? t('ui.tiles.worth_now_both', { now: worth.at_end, completed: worth.completed })
    : t('ui.tiles.worth_now', { points: worth.at_end })

const tokensThere = ({ tokens }: Feature, target: Target, board: TileBoard): string =>
  joined([t('ui.tiles.tokens', { count: tokens ?? 0 }), placeName(board, target)])
