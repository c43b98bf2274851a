import { Chat } from '../company/chat.svelte'
import { Envelope } from '../dealing/envelope.svelte'
import { Live, openSocket } from '../net/live'
import type { Socket } from '../net/socket'
import type {
  Acknowledge,
  AskOffer,
  GiveHint,
  LessonNow,
  LogEntry,
  Message,
  Move,
  Note,
  ServerMessage,
  ShowChat,
  ShowPlan,
  ShowPreview,
  ShowWatchers,
  TableInfo,
  TellWhy,
  LoggedEvent,
  View,
} from '../net/generated'
import type { Answer, Preview } from '../net/live'
import { isStill } from '../shell/motion'
import { History } from './history.svelte'
import { Pace } from './pace'
import { Planning } from './planning.svelte'
import { LivePast, type Past } from './past'
import { Runs } from './runs'
import { cameOrWent, newsOf, takenOver, undoneBy } from './turn_news'
import { turnEnd } from './turn_end.svelte'

export interface Notice {
  readonly message: Message
  /** News stays until dismissed; other notices disappear with the next step. */
  readonly tone: 'refusal' | 'news' | 'aside'
}

type Step = Extract<ServerMessage, { type: 'step' }>
type Unasked = Acknowledge | GiveHint | ShowChat | ShowPlan | ShowPreview | TellWhy

const STEP_GAP = 320
const STALE = 'error.stale_move'

/** An open table as this browser sees it. */
export class TableSession {
  table = $state.raw<TableInfo | null>(null)
  view = $state.raw<View | null>(null)
  /** What is true of the components right now; a step only tells what has changed. */
  notes = $state.raw<Readonly<Record<string, Note>>>({})
  log = $state.raw<readonly LogEntry[]>([])
  /** What the teacher says, where a lesson is given. */
  lesson = $state.raw<LessonNow | null>(null)
  /** What the last step did, for animating the board; empty after a fresh state. */
  events = $state.raw<readonly LoggedEvent[]>([])
  /** Who looks on without a seat. */
  watchers = $state.raw<ShowWatchers | null>(null)
  seq = $state(0)
  isConnected = $state(false)
  wasConnected = $state(false)
  isSending = $state(false)
  isLost = $state(false)
  /** The server says something this page does not know, as it has been updated since. */
  isOutdated = $state(false)
  notice = $state.raw<Notice | null>(null)

  /** This browser's part in the dealing. */
  readonly envelope = new Envelope((contribution) => this.#live.contribute(contribution))

  /** What is said at the table. */
  readonly chat = new Chat({
    chat: () => this.#live.chat(),
    say: (text) => this.#live.say(text),
    sayPhrase: (phrase) => this.#live.sayPhrase(phrase),
  })

  /** One's next turn, prepared while the others play. */
  readonly planning = new Planning({
    outlook: (moves) => this.#live.plan(this.seq, moves),
    keep: (moves, telling) => this.#live.keepPlan(this.seq, moves, telling),
    refuse: (why) => (this.notice = { message: why, tone: 'refusal' }),
  })

  readonly history: History

  readonly #live: Live
  readonly #pace: Pace<Step>
  readonly #runs = new Runs()

  constructor(id: string, socket: Socket = openSocket(id), past?: Past) {
    const live = () => new LivePast(id, () => ({ log: this.log, seat: this.view?.seat ?? null }))
    this.history = new History(past ?? live(), (why) => (this.notice = { message: why, tone: 'refusal' }))
    this.#pace = new Pace((step) => this.#show(step), stepGap)
    this.#live = new Live(socket, {
      connected: (isConnected) => this.#connected(isConnected),
      received: (message) => this.#received(message),
      lost: () => (this.isLost = true),
    })
  }

  async play(move: Move): Promise<void> {
    await this.#send(() => this.#live.move(this.seq, move, turnEnd.telling))
  }

  /** Plays moves one after the other, each as soon as the last is shown; stops if something else is asked then. */
  async playAll(moves: readonly Move[]): Promise<void> {
    if (this.isSending) return
    const before = this.log.length
    await this.#sending(async () => {
      for (const move of moves) {
        const isFirst = this.log.length === before
        if (!isFirst && !isListed(move, this.view)) return
        if (!isFirst && stepGap() > 0) await new Promise((go) => setTimeout(go, stepGap()))
        if (!(await this.#accepted(() => this.#live.move(this.seq, move, turnEnd.telling)))) return
      }
    })
    this.#runs.remember(before, this.log.length)
  }

  /** The last decision; moves that were made at once are undone at once. */
  async undo(): Promise<void> {
    const kept = this.#runs.before(this.log.length)
    await this.#sending(async () => {
      while (await this.#accepted(() => this.#live.undo(this.seq)))
        if (this.log.length <= kept || !this.table?.can_undo) return
    })
    this.#runs.forgetFrom(this.log.length)
  }

  /** Lets everybody see the turn. */
  async endTurn(): Promise<void> {
    await this.#send(() => this.#live.endTurn(this.seq))
  }

  /** Asks the others to let one undo the last turn. */
  async askUndo(): Promise<void> {
    await this.#send(() => this.#live.askUndo())
  }

  /** Asks the others to end the game without a winner. */
  async askAbandon(): Promise<void> {
    await this.#send(() => this.#live.askAbandon())
  }

  /** Asks the others to let a bot play for somebody who is away. */
  async askReplace(seat: number): Promise<void> {
    await this.#send(() => this.#live.askReplace(seat))
  }

  /** Asks the others to offer the seat of somebody who left to somebody else. */
  async askOffer(seat: number, to: AskOffer['to']): Promise<void> {
    await this.#send(() => this.#live.askOffer(seat, to))
  }

  /** Answers any such request, or withdraws one's own. */
  async answerRequest(agrees: boolean): Promise<void> {
    await this.#send(() => this.#live.answerRequest(agrees))
  }

  async resign(): Promise<void> {
    await this.#send(() => this.#live.resign())
  }

  /** Takes one's seat up again, which a bot has played. */
  async comeBack(): Promise<void> {
    await this.#send(() => this.#live.comeBack())
  }

  /** Agrees to begin without the contributions that have not come. */
  async dealWithout(): Promise<void> {
    await this.#send(() => this.#live.dealWithout())
  }

  async preview(move: Move): Promise<Preview | null> {
    return this.#live.preview(this.seq, move)
  }

  /** What a strong bot would do now; if there is no hint, says why. */
  async hint(): Promise<GiveHint | null> {
    const answer = await this.#live.hint(this.seq)
    if ('move' in answer) return answer
    this.notice = { message: answer, tone: 'refusal' }
    return null
  }

  /** Asks why a move is impossible and shows the answer. */
  async askWhy(move: Move): Promise<void> {
    const reason = await this.#live.why(move)
    if (reason) this.notice = { message: reason, tone: 'refusal' }
  }

  /** A passing remark about the state of the game. */
  remark(message: Message): void {
    this.notice = { message, tone: 'aside' }
  }

  dismiss(): void {
    this.notice = null
  }

  close(): void {
    this.#pace.clear()
    this.#live.close()
  }

  /** One at a time. */
  async #send(ask: () => Promise<Answer>): Promise<void> {
    await this.#sending(() => this.#accepted(ask))
  }

  async #sending(send: () => Promise<unknown>): Promise<void> {
    if (this.isSending) return
    this.isSending = true
    await send()
    this.isSending = false
  }

  /** What something led to is shown before the next, which would otherwise be decided on an old view. */
  async #accepted(ask: () => Promise<Answer>): Promise<boolean> {
    const answer = await ask()
    if (answer.ok) this.#pace.hurry((step) => step.seq <= answer.seq)
    if (!answer.ok) this.#refused(answer.error)
    else if (this.notice?.tone !== 'news') this.notice = null
    return answer.ok
  }

  #refused(error: Message): void {
    const isStale = error.code === STALE
    if (isStale) this.#live.refresh()
    this.notice = isStale
      ? { message: { code: 'ui.notice.went_on' }, tone: 'news' }
      : { message: error, tone: 'refusal' }
  }

  #connected(isConnected: boolean): void {
    this.isConnected = isConnected
    this.wasConnected ||= isConnected
  }

  #received(message: ServerMessage): void {
    if (message.type === 'state') this.#replace(message)
    else if (message.type === 'step') this.#pace.add(message)
    else if (message.type === 'table') this.#seated(message.table)
    else if (message.type === 'said') this.chat.heard(message.line)
    else if (message.type === 'watchers') this.watchers = message
    else if (message.type === 'error') this.notice = { message: message.error, tone: 'refusal' }
    else this.#notUnderstood(message)
  }

  /** Answers only come when asked, so this is a message of a newer server. */
  #notUnderstood(_message: Unasked): void {
    this.isOutdated = true
  }

  /** Someone joined, left, came back or took part in the dealing; once that is done, the game starts. */
  #seated(table: TableInfo): void {
    if (this.#pace.isWaiting) this.#pace.amend((step) => ({ ...step, table }))
    else this.#sit(table)
    const isDealt = table.status === 'playing' || table.status === 'over'
    if (isDealt && this.view === null) this.#live.refresh()
  }

  #sit(table: TableInfo): void {
    const news =
      newsOf(this.table, table, this.isSending) ?? takenOver(this.table, table) ?? cameOrWent(this.table, table)
    if (news) this.notice = { message: news, tone: 'news' }
    this.table = table
    void this.chat.look(table)
    if (!table.can_plan) this.planning.stop()
    this.envelope.look(table)
  }

  #replace(state: Extract<ServerMessage, { type: 'state' }>): void {
    this.#pace.clear()
    this.seq = state.seq
    void this.chat.begin(state.table)
    this.#sit(state.table)
    this.view = state.view
    this.notes = state.notes ?? {}
    this.log = state.log
    this.lesson = state.lesson ?? null
    this.events = []
    this.history.check()
    if (state.table.problem) this.notice = { message: state.table.problem, tone: 'refusal' }
  }

  #show(step: Step): void {
    this.seq = step.seq
    if (this.notice?.tone !== 'news') this.notice = null
    this.#sit(step.table)
    if (step.undone && !this.isSending) this.notice = { message: undoneBy(step.table), tone: 'news' }
    this.view = step.view
    this.notes = renewed(this.notes, step.notes)
    this.events = step.undone ? [] : step.events
    this.lesson = step.lesson ?? null
    this.log = step.log ?? [...this.log, { seq: step.seq, events: step.events }]
    if (step.undone) this.history.check()
    if (this.planning.shown) void this.planning.again()
  }
}

/** The time between two steps that are shown; none for those who want no motion. */
const stepGap = (): number => (isStill() || document.hidden ? 0 : STEP_GAP)

const isListed = (move: Move, view: View | null): boolean =>
  view?.legal.some((choice) => isSame(choice.move, move)) ?? false

const isSame = (one: Move, other: Move): boolean =>
  Object.keys(one).length === Object.keys(other).length &&
  Object.entries(one).every(([field, value]) => other[field] === value)

/** Those that are gone have become null. */
function renewed(notes: Readonly<Record<string, Note>>, changed: Step['notes']): Readonly<Record<string, Note>> {
  if (!changed) return notes
  const there = Object.entries({ ...notes, ...changed }).filter((entry): entry is [string, Note] => entry[1] !== null)
  return Object.fromEntries(there)
}
