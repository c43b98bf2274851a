import type { Turns } from '../../art/tiles'
import { list, t } from '../../text/language.svelte'
import type { Cell, Feature, RawKind, TileBoard } from './board'
import type { Atlas } from './features'
import type { Forecast } from './forecast'
import type { TileGame } from './game'
import { sideShows } from './kinds'
import { type LegalPlace, nextFitting } from './laying'
import type { Target } from './targets'
import { beside, SIDES } from './world'

/** Places, targets and features in words, for screen readers. */

export const degrees = (turns: Turns): number => turns * 90

export const terrainName = (game: TileGame, terrain: string): string => t(`${game.id}.terrain.${terrain}`)

export const placeName = ({ columns_grow }: TileBoard, { row, col }: Cell): string =>
  t('ui.tiles.place', { row, column: columns_grow === 'westwards' ? 0 - col : col })

/** What the tile would touch there, on each side. */
export function touches(game: TileGame, atlas: Atlas, raw: RawKind, cell: Cell, turns: Turns): string {
  const touched = SIDES.filter((side) => atlas.tile(beside(cell, side)) !== null)
  return list(
    touched.map((side) =>
      t('ui.tiles.touch', { side, terrain: terrainName(game, sideShows(raw, side, turns) ?? game.field) }),
    ),
  )
}

export function placeLabel(game: TileGame, atlas: Atlas, raw: RawKind, place: LegalPlace, turns: Turns): string {
  const fitting = nextFitting(place, turns)
  return t('ui.tiles.place_label', {
    place: placeName(atlas.board, place.cell),
    degrees: degrees(fitting),
    touches: touches(game, atlas, raw, place.cell, fitting),
    count: place.turns.length,
  })
}

export function targetLabel(game: TileGame, atlas: Atlas, target: Target, names: readonly string[]): string {
  const feature = atlas.feature(target.row, target.col, target.feature)
  return t('ui.tiles.target_label', {
    move: t(`${game.id}.move.${target.move.kind}`),
    place: placeName(atlas.board, target),
    feature: feature ? featureLabel(game, feature, names) : '',
  })
}

export const ownersOf = (feature: Feature, names: readonly string[]): string =>
  feature.owners.length > 0 ? list(feature.owners.map((seat) => names[seat] ?? '')) : ''

export function featureLabel(game: TileGame, feature: Feature, names: readonly string[]): string {
  const owners = ownersOf(feature, names)
  return t('ui.tiles.feature_label', {
    terrain: terrainName(game, feature.kind),
    tiles: feature.tiles,
    owners: owners || t('ui.tiles.nobody'),
    points: feature.worth.at_end,
  })
}

/** What would be scored, in one line. */
export function forecastLabel(forecast: Forecast, names: readonly string[]): string {
  const gains = forecast.gains
    .filter(({ points }) => points > 0)
    .map(({ seat, points }) => t('ui.tiles.would', { player: names[seat] ?? '', points }))
  const left = forecast.stragglers.size > 0 ? [t('ui.tiles.left_behind', { count: forecast.stragglers.size })] : []
  return [...gains, ...left].join(' · ')
}
