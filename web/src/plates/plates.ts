import type { Component } from 'svelte'
import { printedToday } from '../net/api'
import type { Explanation, Printed } from '../net/generated'

/** Pictures of a game's components, as in the plates of an atlas: for the gallery and for the rules. */

/** A drawing and its size; its upper left corner is at 0, 0. */
export interface Art {
  readonly width: number
  readonly height: number
  readonly markup: string
}

export interface Plate {
  /** The name of its explanation, by which it can be linked to. */
  readonly id: string
  /** A drawing, or a component that draws what has this id. */
  readonly picture: Art | Component<{ id: string }>
}

/** How plates of a kind are laid out: a card beside its words, a tile above them, a small sign before them. */
export type Look = 'card' | 'tile' | 'sign'

export interface PlateKind {
  readonly id: string
  readonly look: Look
  readonly plates: readonly Plate[]
  /** Whether it belongs to the key by which everything else is read. */
  readonly isKey?: boolean
}

/** What a game provides; its folder has a plates.ts that exports one of these. */
export interface PlateMaker {
  /** Definitions that the drawings refer to, to be put into the page once. */
  defs(): string
  kinds(printed: Printed): readonly PlateKind[]
}

/** The plates of a game with their explanations. */
export interface PlateBook {
  readonly defs: string
  readonly kinds: readonly PlateKind[]
  readonly explanations: Readonly<Record<string, Explanation>>
}

const makers = import.meta.glob<PlateMaker>('../games/*/plates.ts', { import: 'default' })

const idOf = (path: string): string => path.split('/').at(-2) ?? ''

/** The games that have plates. */
export const gamesWithPlates: readonly string[] = Object.keys(makers).map(idOf)

const books = new Map<string, Promise<PlateBook>>()

/** A game's plates, fetched once; a failed attempt can be repeated. */
export function plateBook(game: string): Promise<PlateBook> {
  const known = books.get(game) ?? load(game)
  books.set(game, known)
  known.catch(() => books.delete(game))
  return known
}

async function load(game: string): Promise<PlateBook> {
  const [maker, printed] = await Promise.all([makers[`../games/${game}/plates.ts`]?.(), printedToday(game)])
  if (!maker) throw new Error(`no plates of ${game}`)
  return { defs: maker.defs(), kinds: maker.kinds(printed), explanations: printed.explanations }
}

export const plateNamed = (book: PlateBook, id: string): { kind: PlateKind; plate: Plate } | null => {
  for (const kind of book.kinds) {
    const plate = kind.plates.find((one) => one.id === id)
    if (plate) return { kind, plate }
  }
  return null
}
