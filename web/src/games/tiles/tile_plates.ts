import {
  type IconName,
  iconArt,
  pieceNamed,
  PIECE_BOX,
  type Theme,
  tileArt,
  tileDefs,
  type TileKind,
} from '../../art/tiles'
import type { Printed } from '../../net/generated'
import type { Art, Plate, PlateKind, PlateMaker } from '../../plates/plates'
import { artOf } from './game'

interface TilePrinting {
  readonly tile: readonly (TileKind & { readonly count: number })[]
}

const EDGE = 8
const TILE = 200

const drawnTile = (kind: TileKind, theme: Theme): Art => ({
  width: TILE + 2 * EDGE,
  height: TILE + 2 * EDGE,
  markup: `<g transform="translate(${EDGE} ${EDGE})">${tileArt(kind, theme, 0)}</g>`,
})

/** An icon is a picture of its own, one em wide. */
const drawnIcon = (name: IconName): Art => ({
  width: 34,
  height: 34,
  markup: `<g font-size="34">${iconArt(name)}</g>`,
})

const drawnPiece = (theme: Theme, name: string, seat: number): Art => ({
  width: PIECE_BOX + 4,
  height: PIECE_BOX + 4,
  markup: `<g transform="translate(2 2)">${artOf(pieceNamed(theme, name), seat)}</g>`,
})

/** Plates whose explanations' names begin with a word and a colon. */
export const named = (printed: Printed, start: string, draw: (name: string, i: number) => Art): Plate[] =>
  Object.keys(printed.explanations)
    .filter((id) => id.startsWith(`${start}:`))
    .map((id, i) => ({ id, picture: draw(id.slice(start.length + 1), i) }))

/** What both tile games have: symbols, pieces, tiles; `others` come before the tiles. */
export const tilePlates = (theme: Theme, others: (printed: Printed) => readonly PlateKind[]): PlateMaker => ({
  defs: () => tileDefs(theme),
  kinds(printed) {
    const { tile } = printed.components as unknown as TilePrinting
    const kinds = new Map(tile.map((kind) => [kind.id, kind]))
    const drawn = (id: string): Art => drawnTile(kinds.get(id) as TileKind, theme)
    return [
      {
        id: 'symbols',
        look: 'sign',
        plates: named(printed, 'symbol', (name) => drawnIcon(name as IconName)),
        isKey: true,
      },
      {
        id: 'pieces',
        look: 'sign',
        plates: named(printed, 'piece', (name, i) => drawnPiece(theme, name, i)),
        isKey: true,
      },
      ...others(printed),
      { id: 'tiles', look: 'tile', plates: named(printed, 'tile', drawn) },
    ]
  },
})
