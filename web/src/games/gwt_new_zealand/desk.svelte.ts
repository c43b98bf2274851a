import { getContext, setContext } from 'svelte'
import type { Choice, LoggedEvent, Move, Note, View } from '../../net/generated'
import { list, t, told } from '../../text/language.svelte'
import type { Marks, Play } from '../game'
import { boardOf, number, text } from './board'
import type { NewZealandBoard, Progress, Route, Sale, ShownSheep } from './generated'
import { type Mark, marksOn, partOfSpot } from './marks'
import { nameOf, type Sources, type Words, wordsOf } from './explanations'
import { besides, ofKeeping, ofShowing, ofSpending, ofWalking, type Outcome, outcomeOf } from './outcome'
import { bySpot, keyOf, type Part, placeOf, type Surroundings } from './places'
import type { Printed } from './printed'
import { progressLines } from './progress'
import { type SarahTurn, sarahTurnOf } from './sarah_turn'
import { isOneOfSeveral, passed, WALK, walkMoves, routeOf } from './walking'

export interface Tip {
  readonly what: Words
  readonly spot: string | null
  /** What is explained. */
  readonly node: Element
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
  readonly routes: readonly Route[] = $derived(this.board.foresight.routes)
  readonly sale: Sale | null = $derived(this.board.foresight.sale)
  readonly names: readonly string[] = $derived.by(() => this.#look().names)
  /** What can be done now: the ways the breeder can go, and the moves of the view. */
  readonly legal: readonly Move[] = $derived.by(() =>
    this.play.isMine ? [...walkMoves(this.routes), ...this.view.legal.map(({ move }) => move)] : [],
  )
  readonly #choices: ReadonlyMap<string, Choice> = $derived.by(
    () => new Map(this.view.legal.map((choice) => [keyOf(choice.move), choice])),
  )
  /** Whose farm is shown: the player's own, else that of the seat to act. */
  readonly seat: number = $derived.by(() => this.view.seat ?? this.view.to_act ?? 0)
  readonly around: Surroundings = $derived.by(() => ({
    portHere: this.printed.portAt.get(this.board.farms[this.board.turn.seat]?.ship ?? '')?.id ?? null,
    foreign: this.#foreign,
    isWalking: this.routes.length > 0,
    isSelling: this.sale !== null,
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
  /** What Sarah has done since the player's last turn began to end. */
  #hers = $state.raw<readonly LoggedEvent[]>([])
  readonly sarahTurn: SarahTurn | null = $derived.by(() => sarahTurnOf(this.#hers))
  /** The sheep of the sale under way, remembered once they have been shown. */
  sheep = $state.raw<readonly ShownSheep[]>([])
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

  /** The spot of the move in question, or where the forecast tile pointed at would go. */
  readonly eyedSpot: string | null = $derived.by(() => {
    const spot = this.eyed ? (placeOf(this.eyed, this.around)?.spot ?? null) : (this.tip?.spot ?? null)
    const landing = this.board.foresight.landings[spot?.replace(/^forecast:/, '') ?? '']
    return landing ? landing.spot : this.eyed ? spot : null
  })

  /** The only move that is being considered, wherever it is pointed at. */
  readonly considered: Move | null = $derived.by(() => {
    const there = this.tip?.spot ? this.movesAt(this.tip.spot) : []
    return this.aimed ?? this.eyed ?? (there.length === 1 ? (there[0] ?? null) : null)
  })

  /** The ways to draw on the island: that of the move in question, else all that lead to the spot pointed at. */
  readonly shownRoutes: readonly Route[] = $derived.by(() => {
    const move = this.eyed ?? this.aimed
    const spot = this.tip?.spot ?? this.opened
    const moves = move ? [move] : spot ? this.movesAt(spot) : []
    return moves.flatMap((one) => routeOf(one, this.routes) ?? [])
  })

  movesAt(spot: string): readonly Move[] {
    return this.spots.get(spot) ?? []
  }

  /** The explanation of a component, by its name in the notes and explanations; `count` is how many there are. */
  explain(name: string, count = 1): Words {
    const words = wordsOf(name, this.#sources)
    const progress = this.progress(name)
    const lines = [...(words.lines ?? []), ...(progress ? progressLines(progress) : [])]
    return { ...words, lines, title: count === 1 ? words.title : t('ui.gwt.times', { what: words.title, count }) }
  }

  /** How far the player has come with an objective, if the name is that of one. */
  progress(name: string): Progress | undefined {
    return this.board.foresight.objectives[name.replace(/^card:/, '')]
  }

  /** A component's name within a sentence. */
  thing(name: string): string {
    return nameOf(name, this.#sources)
  }

  /** The kind of move, for instance `Hire a worker`. */
  kind(move: Move): string {
    if (move.kind === WALK) return t('ui.gwt.walk')
    const kind = this.#choices.get(keyOf(move))?.kind
    return kind ? told(kind, this.names) : move.kind
  }

  /** What distinguishes a move from others of its kind; empty if it is the only one. */
  label(move: Move): string {
    const route = routeOf(move, this.routes)
    if (route) return this.#labelOfRoute(route)
    const label = this.#choices.get(keyOf(move))?.label
    return label ? told(label, this.names) : ''
  }

  #labelOfRoute(route: Route): string {
    const place = (space: string): string => this.explain(`node:${space}`).title
    if (!isOneOfSeveral(route, this.routes)) return place(route.to)
    if (passed(route).length === 0) return t('ui.gwt.walk_directly', { place: place(route.to) })
    return t('ui.gwt.walk_by', { place: place(route.to), by: list(passed(route).map(place)) })
  }

  /** Who gets what on the way, where a move is a walk. */
  tolls(move: Move): string[] {
    return (routeOf(move, this.routes)?.tolls ?? []).map(({ space, pounds, owner }) => {
      const place = this.explain(`node:${space}`).title
      if (owner === null) return t('ui.gwt.toll_to_bank', { place, pounds })
      return t('ui.gwt.toll', { place, pounds, owner: this.names[owner] ?? '' })
    })
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
    const route = routeOf(move, this.routes)
    if (route && !isOneOfSeveral(route, this.routes)) return t('ui.gwt.walk_here')
    return NAMED_BY_THEIR_SPOT.has(move.kind) ? this.kind(move) : this.name(move)
  }

  /** The explanation of the component a move is about; null where the move's own words say it all. */
  explainMove(move: Move): Words | null {
    if (move.kind === WALK) return this.explain(`node:${text(move, 'to')}`)
    const about = this.#choices.get(keyOf(move))?.about
    return about ? this.explain(about) : null
  }

  /** The outcome of a move, apart from the card it names. */
  outcome(move: Move): Outcome | null {
    const route = routeOf(move, this.routes)
    if (route) return ofWalking(route)
    if (move.kind === 'reveal' && this.sale) return ofShowing(this.sale)
    if (move.kind === 'hold_back' && this.sale) return ofKeeping(this.sale, text(move, 'card'))
    if (move.kind === 'spend_certificates' && this.sale) return ofSpending(this.sale, number(move, 'count'))
    const known = this.outcomes.get(keyOf(move))
    return known ? besides(known, this.#cardOf(move)) : null
  }

  /** The card that a move names, directly or by its pile. */
  #cardOf({ card, breed, pile }: Move): string {
    return String(card ?? breed ?? this.board.bonus_cards[String(pile)]?.card ?? '')
  }

  /** A new position discards any unfinished selection. */
  renew(): void {
    if (!this.sale) this.sheep = []
    else if (this.sale.sheep.length > 0) this.sheep = this.sale.sheep
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
    if (asked.has(key) || move.kind === WALK) return
    asked.add(key)
    const seen = await this.play.preview(move)
    if (seen && asked === this.#asked) this.outcomes = new Map(this.outcomes).set(key, outcomeOf(seen, actor))
  }

  /** Remembers what Sarah does until the player's next move. */
  hear(events: readonly LoggedEvent[]): void {
    if (!this.board.sarah) return
    const hers = events.filter(({ event }) => typeof event['seat'] === 'number' && event['seat'] !== this.seat)
    if (hers.length > 0) this.#hers = [...this.#hers, ...hers]
  }

  send(move: Move): void {
    this.tip = null
    if (this.board.turn.seat === this.seat) this.#hers = []
    const route = routeOf(move, this.routes)
    if (route) this.play.sendAll(route.moves)
    else this.play.send(move)
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
