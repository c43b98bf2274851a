import {
  NO_SUCH_TABLE,
  type AskOffer,
  type ClientMessage,
  type GiveHint,
  type Message,
  type Move,
  type PlayMove,
  type ServerMessage,
  type ShowChat,
  type ShowPlan,
  type ShowPreview,
} from './generated'
import { type Socket, socketTo } from './socket'

export interface Listener {
  connected(isConnected: boolean): void
  received(message: ServerMessage): void
  /** There is no such table, so reconnecting is pointless. */
  lost(): void
}

/** The outcome of a move. */
export type Preview = Pick<ShowPreview, 'events' | 'gains' | 'scorings'>

/** When the others are told of a move. */
export type Telling = NonNullable<PlayMove['telling']>

/** `seq` is the number of what is known now. */
export type Answer = { ok: true; seq: number } | { ok: false; error: Message }

export const OFFLINE: Message = { code: 'ui.error.offline' }
export const OUTDATED: Message = { code: 'ui.error.outdated' }

export const openSocket = (tableId: string): Socket => socketTo(`/api/tables/${encodeURIComponent(tableId)}/live`)
/** What the lobby shows, whenever it changes. */
export const openLobby = (): Socket => socketTo('/api/lobby/live')

/** A table's connection: numbers each request and matches it with its answer. */
export class Live {
  #asked = 0
  #isOpen = false
  readonly #waiting = new Map<string, (answer: ServerMessage | null) => void>()

  constructor(
    readonly socket: Socket,
    readonly listener: Listener,
  ) {
    socket.addEventListener('open', () => this.#opened())
    socket.addEventListener('close', ({ code }) => this.#closed(code))
    socket.addEventListener('message', (event) => this.#heard(JSON.parse(String(event.data)) as ServerMessage))
  }

  async move(seq: number, move: Move, telling: Telling): Promise<Answer> {
    return accepted(await this.#ask({ type: 'move', ref: this.#ref(), seq, move, telling }))
  }

  async undo(seq: number): Promise<Answer> {
    return accepted(await this.#ask({ type: 'undo', ref: this.#ref(), seq }))
  }

  async endTurn(seq: number): Promise<Answer> {
    return accepted(await this.#ask({ type: 'end_turn', ref: this.#ref(), seq }))
  }

  /** Asks the others to let one undo the last turn. */
  async askUndo(): Promise<Answer> {
    return accepted(await this.#ask({ type: 'ask_undo', ref: this.#ref() }))
  }

  /** Asks the others to end the game without a winner. */
  async askAbandon(): Promise<Answer> {
    return accepted(await this.#ask({ type: 'ask_abandon', ref: this.#ref() }))
  }

  /** Asks the others to let a bot play for somebody who is away. */
  async askReplace(seat: number): Promise<Answer> {
    return accepted(await this.#ask({ type: 'ask_replace', ref: this.#ref(), seat }))
  }

  /** Asks the others to offer the seat of somebody who left to somebody else. */
  async askOffer(seat: number, to: AskOffer['to']): Promise<Answer> {
    return accepted(await this.#ask({ type: 'ask_offer', ref: this.#ref(), seat, to }))
  }

  async answerRequest(agrees: boolean): Promise<Answer> {
    return accepted(await this.#ask({ type: 'answer_request', ref: this.#ref(), agrees }))
  }

  /** Leaves the game to a bot, or ends it where nobody else plays. */
  async resign(): Promise<Answer> {
    return accepted(await this.#ask({ type: 'resign', ref: this.#ref() }))
  }

  async comeBack(): Promise<Answer> {
    return accepted(await this.#ask({ type: 'come_back', ref: this.#ref() }))
  }

  async preview(seq: number, move: Move): Promise<Preview | null> {
    const answer = await this.#ask({ type: 'preview', ref: this.#ref(), seq, move })
    return answer?.type === 'preview' ? answer : null
  }

  /** What planned moves would lead to, or why nothing can be planned. */
  async plan(seq: number, moves: readonly Move[]): Promise<ShowPlan | Message> {
    const answer = await this.#ask({ type: 'plan', ref: this.#ref(), seq, moves })
    if (answer?.type === 'plan') return answer
    return answer?.type === 'error' ? answer.error : OFFLINE
  }

  /** Without moves, nothing is planned any more. */
  async keepPlan(seq: number, moves: readonly Move[], telling: Telling): Promise<Answer> {
    return accepted(await this.#ask({ type: 'keep_plan', ref: this.#ref(), seq, moves, telling }))
  }

  /** What a strong bot would do, or why there is no hint. */
  async hint(seq: number): Promise<GiveHint | Message> {
    const answer = await this.#ask({ type: 'hint', ref: this.#ref(), seq })
    if (answer?.type === 'hint') return answer
    return answer?.type === 'error' ? answer.error : { code: 'ui.error.unreachable' }
  }

  async why(move: Move): Promise<Message | null> {
    const answer = await this.#ask({ type: 'why', ref: this.#ref(), move })
    if (answer?.type === 'why') return answer.reason
    return answer?.type === 'error' ? answer.error : null
  }

  async contribute(contribution: string): Promise<Answer> {
    return accepted(await this.#ask({ type: 'contribute', ref: this.#ref(), contribution }))
  }

  async dealWithout(): Promise<Answer> {
    return accepted(await this.#ask({ type: 'deal_without', ref: this.#ref() }))
  }

  /** What has been said at the table. */
  async chat(): Promise<ShowChat | null> {
    const answer = await this.#ask({ type: 'chat', ref: this.#ref() })
    return answer?.type === 'chat' ? answer : null
  }

  async say(text: string): Promise<Answer> {
    return accepted(await this.#ask({ type: 'say', ref: this.#ref(), text }))
  }

  async sayPhrase(phrase: string): Promise<Answer> {
    return accepted(await this.#ask({ type: 'say_phrase', ref: this.#ref(), phrase }))
  }

  refresh(): void {
    if (this.#isOpen) this.#send({ type: 'state' })
  }

  close(): void {
    this.socket.close()
    this.#release()
  }

  #ref(): string {
    this.#asked += 1
    return String(this.#asked)
  }

  #ask(message: Exclude<ClientMessage, { type: 'state' }>): Promise<ServerMessage | null> {
    if (!this.#isOpen) return Promise.resolve(null)
    return new Promise((resolve) => {
      this.#waiting.set(String(message.ref), resolve)
      this.#send(message)
    })
  }

  #send(message: ClientMessage): void {
    this.socket.send(JSON.stringify(message))
  }

  #opened(): void {
    this.#isOpen = true
    this.listener.connected(true)
  }

  #closed(code: number): void {
    this.#isOpen = false
    this.#release()
    this.listener.connected(false)
    if (code !== NO_SUCH_TABLE) return
    this.socket.close()
    this.listener.lost()
  }

  #release(): void {
    for (const resolve of this.#waiting.values()) resolve(null)
    this.#waiting.clear()
  }

  #heard(message: ServerMessage): void {
    if ('ref' in message && message.ref !== null) {
      this.#waiting.get(String(message.ref))?.(message)
      this.#waiting.delete(String(message.ref))
    } else {
      this.listener.received(message)
    }
  }
}

function accepted(answer: ServerMessage | null): Answer {
  if (answer === null) return { ok: false, error: OFFLINE }
  if (answer.type === 'ack') return { ok: true, seq: answer.seq }
  return { ok: false, error: answer.type === 'error' ? answer.error : OUTDATED }
}
