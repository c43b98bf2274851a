import type { TileKind, Turns } from '../../art/tiles'

/** Tiles invented just for a picture. */
export interface SceneTile {
  readonly kind: TileKind
  readonly row: number
  readonly col: number
  readonly turns: Turns
}

type Field = TileKind['fields'][number]

/** Open land, its half edges listed as `N1 N2 W1`. */
export const field = (id: string, halves: string, symbols: Partial<Field> = {}): Field => ({
  id,
  halves: halves.split(' ') as unknown as Field['halves'],
  ...symbols,
})

export const laid = (
  id: string,
  [row, col]: readonly [row: number, col: number],
  features: TileKind['features'],
  fields: TileKind['fields'],
): SceneTile => ({ kind: { id, features, fields }, row, col, turns: 0 })
