import { ask } from './api'
import type { BranchRequest, Moment, RecordReplay, Scorebook, ShowState, TableInfo } from './generated'

type Eyes = 'spectator' | 'all' | number

const table = (id: string, what: string) => `/api/tables/${encodeURIComponent(id)}/${what}`
const records = (what: string) => `/api/records/${what}`

/** A finished game, with somebody's eyes. */
export const replay = (id: string, eyes: Eyes) => ask<ShowState>(table(id, `replay?eyes=${eyes}`))
export const momentWith = (id: string, seq: number, eyes: Eyes) => ask<Moment>(table(id, `moments/${seq}?eyes=${eyes}`))
/** What was scored where, and how everybody stood after each turn. */
export const scorebook = (id: string) => ask<Scorebook>(table(id, 'scorebook'))
/** A new table that plays on from a moment. */
export const branch = (id: string, request: BranchRequest) => ask<TableInfo>(table(id, 'branches'), request)

/** The same for the text of a record file, which the server does not keep. */
export const recordReplay = (record: string, eyes: Eyes) =>
  ask<RecordReplay>(records('replay'), { record, eyes: String(eyes) })
export const recordMoments = (record: string, eyes: Eyes, first: number, last: number) =>
  ask<readonly Moment[]>(records('moments'), { record, eyes: String(eyes), first, last })
export const recordScorebook = (record: string) => ask<Scorebook>(records('scorebook'), { record })
export const recordBranch = (record: string, request: BranchRequest) =>
  ask<TableInfo>(records('branches'), { record, ...request })
