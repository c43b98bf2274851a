import type { Theme } from '../types'
import { explorer } from './explorer'
import { type Figure, FIGURES } from './figures'
import { type Mark, markAt } from './mark'

export type PieceKind = keyof typeof FIGURES | 'explorer'

/** Pieces are drawn in a box of this many units, centred on their spot on the tile. */
export const PIECE_BOX = 36

function figureArt(figure: Figure, colour: string, mark: Mark): string {
  const whole = figure.body + (figure.tool ?? '')
  return [
    `<ellipse cx="18" cy="32" rx="13" ry="2.6" fill="#3d3a36" fill-opacity=".28"/>`,
    `<path d="${whole}" fill="#fbf6e8" stroke="#fbf6e8" stroke-width="4.4" stroke-linejoin="round" stroke-linecap="round"/>`,
    figure.tool
      ? `<path d="${figure.tool}" fill="#b9a07a" stroke="#3d3a36" stroke-width="1.5" stroke-linejoin="round" stroke-linecap="round"/>`
      : '',
    `<path d="${figure.body}" fill="${colour}" stroke="#3d3a36" stroke-width="1.5" stroke-linejoin="round"/>`,
    `<path d="${figure.detail}" fill="none" stroke="#2f2c2a" stroke-opacity=".75" stroke-width="1.2" stroke-linejoin="round" stroke-linecap="round"/>`,
    markAt(mark, figure.mark[0], figure.mark[1]),
  ].join('')
}

/** A piece in its player's colour with their mark; the explorer is neutral and has neither. */
export const pieceArt = (kind: PieceKind, colour: string, mark: Mark): string =>
  kind === 'explorer' ? explorer : figureArt(FIGURES[kind], colour, mark)

/** The same as a standalone picture. */
export const pieceIcon = (kind: PieceKind, colour: string, mark: Mark): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-2 -2 40 40" width="1em" height="1em" aria-hidden="true">${pieceArt(kind, colour, mark)}</svg>`

/** Roles that look different in Gold Rush. */
const WESTERN: Readonly<Record<string, PieceKind>> = { merchant: 'trader', farmer: 'rancher' }

/** The drawing of a piece named by the server: by a follower's role, or by its kind. */
export const pieceNamed = (theme: Theme, name: string): PieceKind =>
  (theme === 'gold_rush' ? WESTERN[name] : undefined) ?? (name as PieceKind)

export { type Mark, MARKS } from './mark'
