import type { Message, Move, ShowPlan } from '../net/generated'
import type { Answer, Telling } from '../net/live'
import { turnEnd } from './turn_end.svelte'

/** What planning needs of the connection to the table. */
export interface PlanDesk {
  outlook(moves: readonly Move[]): Promise<ShowPlan | Message>
  keep(moves: readonly Move[], telling: Telling): Promise<Answer>
  /** Says why something cannot be planned. */
  refuse(why: Message): void
}

/** One's next turn, prepared while the others play: on a view of one's own, told to nobody. */
export class Planning {
  /** What the moves planned so far would lead to; null while nothing is being planned. */
  shown = $state.raw<ShowPlan | null>(null)
  isAsking = $state(false)
  /** Whether the turn is to end with the plan. */
  endsTurn = $state(turnEnd.telling === 'after_turn')

  constructor(readonly desk: PlanDesk) {}

  get moves(): readonly Move[] {
    return (this.shown?.moves ?? []) as readonly Move[]
  }

  /** From nothing, or from what was planned before. */
  async begin(moves: readonly Move[]): Promise<void> {
    await this.#ask(moves, true)
  }

  async add(moves: readonly Move[]): Promise<void> {
    await this.#ask([...this.moves, ...moves])
  }

  async back(): Promise<void> {
    await this.#ask(this.moves.slice(0, -1))
  }

  /** The game has gone on: what was planned may have become something else. */
  async again(): Promise<void> {
    await this.#ask(this.moves)
  }

  stop(): void {
    this.shown = null
  }

  async keep(): Promise<void> {
    await this.#keep(this.moves)
  }

  async withdraw(): Promise<void> {
    await this.#keep([])
  }

  async #keep(moves: readonly Move[]): Promise<void> {
    const answer = await this.desk.keep(moves, this.endsTurn ? 'after_turn' : 'when_asked')
    if (answer.ok) this.stop()
    else this.desk.refuse(answer.error)
  }

  async #ask(moves: readonly Move[], isBeginning = false): Promise<void> {
    if (this.isAsking) return
    this.isAsking = true
    const answer = await this.desk.outlook(moves)
    this.isAsking = false
    if (!('view' in answer)) return this.desk.refuse(answer)
    if (this.shown === null && !isBeginning) return
    this.shown = answer
    if (answer.problem) this.desk.refuse(answer.problem)
  }
}
