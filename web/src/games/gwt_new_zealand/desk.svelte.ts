import { getContext, setContext } from 'svelte'
import type { Choice, Move, Note, View } from '../../net/generated'
import { t, told } from '../../text/language.svelte'
import type { Marks, Play } from '../game'
import { boardOf } from './board'
import type { NewZealandBoard } from './generated'
import { type Mark, marksOn, partOfSpot } from './marks'
import { nameOf, type Sources, type Words, wordsOf } from './explanations'
import { besides, ofShowing, type Outcome, outcomeOf } from './outcome'
import { bySpot, keyOf, type Part, placeOf, type Surroundings } from './places'
import type { Printed } from './printed'

export interface Tip {
  readonly what: Words
  readonly spot: string | null
  readonly box: DOMRect
  /** A tip opened by touch stays open, so that its rule can be tapped. */
  readonly isTouched: boolean
}

/** What is on the table, and whose it is. */
interface Look {
  readonly view: View
  readonly notes: Readonly<Record<string, Note>>
  readonly names: readonly string[]
  readonly marks: Marks | null
}

/** With more moves than this, outcomes are requested only when a move is pointed at. */
const MOST_PREVIEWED = 30

/** The table as its player uses it: what is highlighted, what is pointed at, what awaits a second press. */
export class Desk {
  readonly view: View = $derived.by(() => this.#look().view)
  readonly printed: Printed
  readonly board: NewZealandBoard = $derived(boardOf(this.view))
  readonly names: readonly string[] = $derived.by(() => this.#look().names)
  readonly legal: readonly Move[] = $derived.by(() => (this.play.isMine ? this.view.legal.map(({ move }) => move) : []))
  readonly #choices: ReadonlyMap<string, Choice> = $derived.by(
    () => new Map(this.view.legal.map((choice) => [keyOf(choice.move), choice])),
  )
  /** Whose farm is shown: the player's own, else that of the seat to act. */
  readonly seat: number = $derived.by(() => this.view.seat ?? this.view.to_act ?? 0)
  readonly around: Surroundings = $derived.by(() => ({
    portHere: this.printed.portAt.get(this.board.farms[this.board.turn.seat]?.ship ?? '')?.id ?? null,
    foreign: this.#foreign,
  }))
  readonly spots: ReadonlyMap<string, readonly Move[]> = $derived(bySpot(this.legal, this.around))
  readonly #sources: Sources = $derived.by(() => ({
    printed: this.printed.explanations,
    notes: this.#look().notes,
    names: this.names,
  }))

  /** The spots of which the log speaks, or where the others have been since the player's last turn. */
  readonly marked: ReadonlyMap<string, Mark> = $derived.by(() => marksOn(this.#look().marks, this.board, this.seat))
  readonly markedParts: ReadonlySet<Part> = $derived.by(
    () => new Set([...this.marked.keys()].flatMap((spot) => partOfSpot(spot, this.#foreign) ?? [])),
  )

  tip = $state.raw<Tip | null>(null)
  /** The spot with several moves that the player is choosing from. */
  opened = $state<string | null>(null)
  /** A move selected by touch, awaiting a second touch. */
  aimed = $state.raw<Move | null>(null)
  /** The move in the list that the pointer or focus is on. */
  eyed = $state.raw<Move | null>(null)
  outcomes = $state.raw<ReadonlyMap<string, Outcome>>(new Map())

  readonly #foreign: ReadonlySet<string>
  readonly #look: () => Look
  #asked = new Set<string>()

  constructor(
    printed: Printed,
    look: () => Look,
    readonly play: Play,
  ) {
    this.printed = printed
    this.#look = look
    this.#foreign = new Set(printed.counters.filter((counter) => !printed.isLocal(counter)).map(({ name }) => name))
  }

  readonly eyedSpot: string | null = $derived.by(() =>
    this.eyed ? (placeOf(this.eyed, this.around)?.spot ?? null) : null,
  )

  movesAt(spot: string): readonly Move[] {
    return this.spots.get(spot) ?? []
  }

  /** The explanation of a component, by its name in the notes and explanations; `count` is how many there are. */
  explain(name: string, count = 1): Words {
    const words = wordsOf(name, this.#sources)
    return count === 1 ? words : { ...words, title: t('ui.gwt.times', { what: words.title, count }) }
  }

  /** A component's name within a sentence. */
  thing(name: string): string {
    return nameOf(name, this.#sources)
  }

  /** The kind of move, for instance `Hire a worker`. */
  kind(move: Move): string {
    const kind = this.#choices.get(keyOf(move))?.kind
    return kind ? told(kind, this.names) : move.kind
  }

  /** What distinguishes a move from others of its kind; empty if it is the only one. */
  label(move: Move): string {
    const label = this.#choices.get(keyOf(move))?.label
    return label ? told(label, this.names) : ''
  }

  /** A move's full name. */
  name(move: Move): string {
    const [kind, choice] = [this.kind(move), this.label(move)]
    return choice ? t('gwt_new_zealand.choice', { kind, choice }) : kind
  }

  /** A move's name and rule. */
  words(move: Move): Words {
    const rule = this.#choices.get(keyOf(move))?.rule
    return { title: this.name(move), ...(rule && { rule }) }
  }

  /** A move's name when shown at its own spot. */
  nameThere(move: Move): string {
    return NAMED_BY_THEIR_SPOT.has(move.kind) ? this.kind(move) : this.name(move)
  }

  /** The explanation of the component a move is about; null where the move's own words say it all. */
  explainMove(move: Move): Words | null {
    const about = this.#choices.get(keyOf(move))?.about
    return about ? this.explain(about) : null
  }

  /** The outcome of a move, apart from the card it names. */
  outcome(move: Move): Outcome | null {
    const { showing } = this.board.turn
    if (move.kind === 'reveal' && showing) return ofShowing(showing.cards, showing.worth)
    const known = this.outcomes.get(keyOf(move))
    return known ? besides(known, this.#cardOf(move)) : null
  }

  /** The card that a move names, directly or by its pile. */
  #cardOf({ card, breed, pile }: Move): string {
    return String(card ?? breed ?? this.board.bonus_cards[String(pile)]?.card ?? '')
  }

  /** A new position discards any unfinished selection. */
  renew(): void {
    this.opened = null
    this.aimed = null
    this.eyed = null
    this.tip = null
    this.outcomes = new Map()
    this.#asked = new Set()
    if (this.legal.length <= MOST_PREVIEWED) for (const move of this.legal) void this.preview(move)
  }

  /** Requests the outcome of a move, once. */
  async preview(move: Move): Promise<void> {
    const [key, actor, asked] = [keyOf(move), this.board.turn.seat, this.#asked]
    if (asked.has(key)) return
    asked.add(key)
    const seen = await this.play.preview(move)
    if (seen && asked === this.#asked) this.outcomes = new Map(this.outcomes).set(key, outcomeOf(seen, actor))
  }

  send(move: Move): void {
    this.tip = null
    this.play.send(move)
  }

  cancel(): void {
    this.opened = null
    this.aimed = null
    this.tip = null
  }

  #refuse(attempt: Move): void {
    if (this.play.isMine) this.play.askWhy(attempt)
    else this.play.sayWhoseTurn()
  }

  /** A click or key press plays; a finger covers what it points at, so the first touch only selects. */
  press(spot: string, attempt: Move | null, isTouch: boolean): void {
    const moves = this.movesAt(spot)
    const [only] = moves
    if (!only) return attempt ? this.#refuse(attempt) : undefined
    if (moves.length > 1) {
      this.opened = this.opened === spot ? null : spot
      this.tip = null
    } else if (isTouch && this.aimed !== only) {
      this.aimed = only
      void this.preview(only)
    } else this.send(only)
  }
}

/** Moves that their spot alone distinguishes. */
const NAMED_BY_THEIR_SPOT: ReadonlySet<string> = new Set([
  'discard',
  'play_card',
  'hold_back',
  'take_objective',
  'take_disc',
  'take_warehouse',
  'choose_row',
  'start_at',
  'step',
  'remove_hazard',
  'forecast',
  'sail',
  'choose_port',
  'take_sheep',
])

const KEY = Symbol('desk')
export const keepDesk = (desk: Desk): Desk => setContext(KEY, desk)
export const useDesk = (): Desk => getContext<Desk>(KEY)
