import { keepPrinted } from '../net/api'
import * as api from '../net/replays'
import type { BranchRequest, Moment, Scorebook, ShowState, TableInfo } from '../net/generated'
import { ChunkedPast, EyesPast } from './pasts'
import type { Past } from '../table/past'

/** With whose eyes a finished game is seen: a seat's, a spectator's, or with nothing hidden. */
export type Eyes = 'spectator' | 'all' | number

/** A whole game that can be seen again: that of a table, or of a record file. */
export interface GameSource {
  /** Null for a record file. */
  readonly table: string | null
  state(eyes: Eyes): Promise<ShowState>
  past(eyes: Eyes, length: number): Past
  scorebook(): Promise<Scorebook>
  branch(request: BranchRequest): Promise<TableInfo>
}

export class TableSource implements GameSource {
  #scorebook: Promise<Scorebook> | null = null

  constructor(readonly table: string) {}

  state(eyes: Eyes): Promise<ShowState> {
    return api.replay(this.table, eyes)
  }

  past(eyes: Eyes, length: number): Past {
    return new EyesPast(length, (seq): Promise<Moment> => api.momentWith(this.table, seq, eyes))
  }

  scorebook(): Promise<Scorebook> {
    this.#scorebook ??= api.scorebook(this.table)
    this.#scorebook.catch(() => (this.#scorebook = null))
    return this.#scorebook
  }

  branch(request: BranchRequest): Promise<TableInfo> {
    return api.branch(this.table, request)
  }
}

export class RecordSource implements GameSource {
  readonly table = null

  constructor(readonly record: string) {}

  async state(eyes: Eyes): Promise<ShowState> {
    const { state, printed } = await api.recordReplay(this.record, eyes)
    keepPrinted(state.table.id, printed)
    return state
  }

  past(eyes: Eyes, length: number): Past {
    return new ChunkedPast(length, (first, last) => api.recordMoments(this.record, eyes, first, last))
  }

  scorebook(): Promise<Scorebook> {
    return api.recordScorebook(this.record)
  }

  branch(request: BranchRequest): Promise<TableInfo> {
    return api.recordBranch(this.record, request)
  }
}
