import { untrack } from 'svelte'
import { type PieceKind, pieceNamed, type TileKind } from '../../art/tiles'
import type { Choice as Offer, Move, SeatInfo, LoggedEvent, View } from '../../net/generated'
import type { Gain } from '../../table/gains'
import { namesOf } from '../../table/names'
import { t } from '../../text/language.svelte'
import type { Box } from '../../board/box'
import { Foresight } from '../../board/foresight.svelte'
import type { Pending, Play } from '../game'
import {
  asMove,
  boardOf,
  type Cell,
  cellKey,
  type Feature,
  isSameCell,
  type LaidTile,
  newest,
  type Pointed,
  type RawKind,
  type TileBoard,
} from './board'
import { Atlas } from './features'
import { type Forecast, forecastOf } from './forecast'
import type { TileGame } from './game'
import { kindNamed, kindOf } from './kinds'
import { degrees, forecastLabel, placeLabel, placeName, targetLabel } from './labels'
import { IN_HAND, type LegalPlace, moveOf, nextFitting, type Places, placesOf, press, putBack, turned } from './laying'
import { targetInWords } from './listed'
import { type Choice, pointingKinds, type Target, targetOf } from './targets'
import { boxAround, boxAt, corner, middle } from './world'

export interface PlaceChoice extends Choice {
  readonly place: LegalPlace
}

export interface TargetChoice extends Choice, Target {}

interface Look {
  readonly view: View
  readonly events: readonly LoggedEvent[]
  readonly seats: readonly SeatInfo[]
}

/** How long a pointer rests on something before the server is asked for the outcome. */
const HESITATION = 110

/** The map as the player uses it: the tile being tried, what is chosen, what is pointed at and its outcome. */
export class TileDesk {
  readonly #look: () => Look
  readonly view: View = $derived.by(() => this.#look().view)
  readonly board: TileBoard = $derived(boardOf(this.view))
  readonly atlas: Atlas = $derived(new Atlas(this.board))
  readonly names: readonly string[] = $derived.by(() => namesOf(this.#look().seats))
  readonly seat: number = $derived(this.view.to_act ?? 0)
  readonly #offers: readonly Offer[] = $derived.by(() => (this.play.isMine ? this.view.legal : []))
  readonly legal: readonly Move[] = $derived(this.#offers.map(({ move }) => move))

  // -- the tile in hand ----------------------------------------------------------------------------------------------

  laying = $state.raw(IN_HAND)
  /** The direction of the last rotation. */
  step = $state<1 | -1>(1)
  readonly places: Places = $derived(placesOf(this.legal))
  readonly #rawInHand: RawKind | null = $derived(
    this.board.in_hand ? (this.board.kinds[this.board.in_hand.id] ?? null) : null,
  )
  readonly inHand: TileKind | null = $derived(this.board.in_hand ? kindNamed(this.board, this.board.in_hand.id) : null)
  readonly placeChoices: readonly PlaceChoice[] = $derived.by(() => {
    const kind = this.#rawInHand
    if (!kind) return []
    return [...this.places].map(([key, place]) => ({
      key,
      place,
      at: middle(place.cell),
      label: placeLabel(this.game, this.atlas, kind, place, this.laying.turns),
      testid: `place-${key}`,
    }))
  })
  eyedPlace = $state.raw<LegalPlace | null>(null)
  /** Where the tile is drawn as if already laid, and its rotation there. */
  readonly ghostCell: Cell | null = $derived(this.laying.tried ?? this.eyedPlace?.cell ?? null)
  readonly ghostTurns = $derived(
    this.laying.tried || !this.eyedPlace ? this.laying.turns : nextFitting(this.eyedPlace, this.laying.turns),
  )
  /** Whether the player can lay or is trying the tile there: nothing should stand in the way. */
  isInUse(cell: Cell): boolean {
    return this.places.has(cellKey(cell)) || isSameCell(this.ghostCell, cell)
  }

  /** In how many ways the tile fits where it is being tried. */
  readonly waysToTurn: number = $derived(
    (this.laying.tried && this.places.get(cellKey(this.laying.tried))?.turns.length) ?? 0,
  )

  // -- followers and choices -----------------------------------------------------------------------------------------

  mode = $state<string | null>(null)
  chosen = $state<string | null>(null)
  readonly modes: readonly string[] = $derived(pointingKinds(this.legal))
  readonly shownMode: string | null = $derived(this.mode ?? this.modes[0] ?? null)
  /** Whether the player chooses what to score rather than placing a piece. */
  readonly isChoosing: boolean = $derived.by(() => this.targets.some(({ isScoring }) => isScoring))
  readonly targets: readonly TargetChoice[] = $derived.by(() =>
    this.#offers
      .filter(({ move }) => move.kind === this.shownMode)
      .flatMap((offer) => targetOf(offer, this.atlas) ?? [])
      .map((target) => ({
        ...target,
        label: targetLabel(this.game, this.atlas, target, this.names),
        testid: `target-${target.row},${target.col}-${target.feature}`,
      })),
  )
  /** Where the choices are on the map; the same until they change, however the tile is rotated. */
  readonly choiceBoxes: readonly Box[] = $derived.by(() =>
    this.places.size > 0
      ? [...this.places.values()].map(({ cell }) => boxAround([cell]))
      : this.targets.map(({ at }) => boxAt(at)),
  )
  readonly target: TargetChoice | null = $derived(this.targets.find(({ key }) => key === this.chosen) ?? null)

  // -- the move pointed at, and its outcome --------------------------------------------------------------------------

  /** The move that the pointer or focus is on. */
  eyed = $state.raw<Move | null>(null)
  /** The choice among the targets that the pointer or focus is on, by its key. */
  eyedTarget = $state<string | null>(null)
  pointed = $state.raw<Pointed | null>(null)
  readonly foresight = new Foresight<Forecast>(async (move) => {
    const seen = await this.play.preview(move)
    return seen && forecastOf(seen, this.atlas, this.game.leftBehind)
  })
  /** The move that Confirm would play. */
  readonly waiting: Move | null = $derived(
    this.laying.tried ? asMove(moveOf(this.laying, this.laying.tried)) : (this.target?.move ?? null),
  )
  readonly #aimed: Move | null = $derived.by(() => {
    if (this.waiting) return this.waiting
    return this.eyedPlace ? this.layingAt(this.eyedPlace) : this.eyed
  })
  readonly forecast: Forecast | null = $derived(this.foresight.of(this.#aimed))
  readonly note: string = $derived(this.forecast ? forecastLabel(this.forecast, this.names) : '')
  /** The feature under the pointer, or the one a follower would be placed on. */
  readonly feature: Feature | null = $derived.by(() => {
    if (this.pointed) return this.atlas.feature(this.pointed.row, this.pointed.col, this.pointed.part)
    return this.target && !this.isChoosing ? this.#featureOf(this.target) : null
  })

  // -- what happened last --------------------------------------------------------------------------------------------

  readonly last: LaidTile | null = $derived(newest(this.board))
  readonly isFresh: boolean = $derived.by(() => this.#look().events.some(({ event }) => event.kind === 'tile_laid'))

  constructor(
    readonly game: TileGame,
    look: () => Look,
    readonly play: Play,
  ) {
    this.#look = look
    $effect.pre(() => {
      const now = this.view
      untrack(() => this.#begin(now))
    })
    $effect(() => this.#forecastAimed())
    $effect(() => this.#forecastChoices())
  }

  #begin(view: View): void {
    this.laying = IN_HAND
    this.mode = this.chosen = this.eyed = this.eyedPlace = this.eyedTarget = null
    this.foresight.forget()
    if (view.to_act !== view.seat) this.pointed = null
  }

  /** Asks about the move under the pointer after a moment, about one awaiting confirmation at once. */
  #forecastAimed(): (() => void) | undefined {
    const move = this.#aimed
    if (!move) return undefined
    const timer = setTimeout(() => this.foresight.learn(move), untrack(() => this.waiting) ? 0 : HESITATION)
    return () => clearTimeout(timer)
  }

  /** Where the choices are few, each shows its outcome at once. */
  #forecastChoices(): void {
    const asked = this.areTargetsClose ? this.targets.map(({ move }) => move) : []
    void untrack(() => this.foresight.learnAll(asked, () => asked.length > 0))
  }

  /** The move that lays the tile there, in the first rotation that fits. */
  layingAt(place: LegalPlace): Move {
    return asMove(moveOf({ ...this.laying, turns: nextFitting(place, this.laying.turns) }, place.cell))
  }

  // -- what the player does ------------------------------------------------------------------------------------------

  cancel = (): void => {
    this.laying = putBack(this.laying)
    this.chosen = this.eyedPlace = null
  }

  turn = (by: 1 | -1): void => {
    if (!this.inHand || !this.play.isMine) return
    this.step = by
    this.laying = turned(this.laying, this.places, by)
  }

  confirm = (): void => {
    if (this.waiting) this.play.send(this.waiting)
  }

  chooseMode = (kind: string): void => {
    this.mode = kind
    this.chosen = null
  }

  pressCell(cell: Cell): void {
    const outcome = press(this.laying, cell, this.places)
    if (outcome.kind === 'hold') {
      this.step = 1
      this.laying = outcome.laying
    } else if (outcome.kind === 'send') this.play.send(asMove(outcome.move))
    else this.play.askWhy(asMove(outcome.move))
  }

  pressTarget(choice: Target): void {
    if (this.chosen === choice.key) this.play.send(choice.move)
    else this.chosen = choice.key
  }

  /** A press outside all choices asks why the tile cannot go there, or whose turn it is. */
  pressElsewhere(cell: Cell): void {
    if (this.places.size > 0) this.pressCell(cell)
    else if (!this.play.isMine) this.play.sayWhoseTurn()
  }

  // -- in words and pictures -----------------------------------------------------------------------------------------

  readonly pending: Pending | null = $derived.by(() => {
    const { waiting: move, note } = this
    if (move) return { confirm: () => this.play.send(move), cancel: this.cancel, note: this.#aboutToDo }
    return note ? { confirm: null, cancel: null, note } : null
  })

  /** What confirming does, where that has a name, and what it brings. */
  readonly #aboutToDo: string = $derived.by(() => {
    const what = this.target ? targetInWords(this.game, this.atlas, this.target).words : ''
    return [what, this.note].filter(Boolean).join(' · ')
  })

  /** What a sighted player sees highlighted, for screen readers. */
  readonly aside: string = $derived.by(() => {
    const { tried, turns } = this.laying
    if (!tried) return this.target ? `${this.target.label}. ${this.note}` : this.note
    const place = placeName(this.board, tried)
    return `${t('ui.tiles.tried', { place, degrees: degrees(turns), count: this.waysToTurn })} ${this.note}`
  })

  /** Followers go on the tile just laid, so it is also shown large beside the map. */
  readonly laidLarge = $derived.by(() => {
    const { last } = this
    if (!last || this.targets.length === 0 || this.inHand) return null
    return { kind: kindOf(this.board, last), turns: last.rotation }
  })

  readonly spotsOnLaid = $derived.by(() => {
    const { last } = this
    if (!last) return []
    const { x, y } = corner(last)
    return this.targets.flatMap((choice) => {
      const piece = this.pieceOf(choice)
      if (!piece || !isSameCell(choice, last)) return []
      const at = { x: choice.at.x - x, y: choice.at.y - y }
      return [{ key: choice.key, at, piece, isLit: this.isLit(choice) }]
    })
  })

  /** Whether all targets are on the tile just laid, or beside it, as what can be scored. */
  readonly areTargetsClose: boolean = $derived.by(
    () => this.isChoosing || (this.targets.length > 0 && this.spotsOnLaid.length === this.targets.length),
  )

  /** Whether a target is chosen or pointed at, on the map or in the list. */
  isLit({ key }: Target): boolean {
    return key === this.chosen || key === this.eyedTarget
  }

  pieceOf({ piece }: Target): PieceKind | null {
    return piece === null ? null : pieceNamed(this.game.id, piece)
  }

  /** The points forecast by the server; empty until it has answered. */
  gainsOf(choice: TargetChoice): readonly Gain[] {
    return this.foresight.of(choice.move)?.flags[0]?.gains ?? []
  }

  #featureOf({ row, col, feature }: Target): Feature | null {
    return this.atlas.feature(row, col, feature)
  }
}
