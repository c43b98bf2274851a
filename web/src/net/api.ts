import type {
  Cancelled,
  GameInfo,
  SiteInfo,
  GameRecord,
  InvitationInfo,
  JoinRequest,
  LessonRequest,
  Message,
  Moment,
  Printed,
  SeatChange,
  TableInfo,
  TableRequest,
  Terms,
} from './generated'

/** A refusal by the server, with a message from the catalogues. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly told: Message,
  ) {
    super(told.code)
  }
}

const UNREACHABLE: Message = { code: 'ui.error.unreachable' }
const UNKNOWN: Message = { code: 'ui.error.unknown' }

export async function ask<T>(path: string, body?: unknown): Promise<T> {
  const request: RequestInit =
    body === undefined
      ? {}
      : { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
  const answer = await fetch(path, request).catch(() => {
    throw new ApiError(0, UNREACHABLE)
  })
  const content: unknown = await answer.json().catch(() => ({}))
  if (!answer.ok) throw new ApiError(answer.status, refusal(content))
  return content as T
}

function refusal(content: unknown): Message {
  const { error } = content as { error?: Message }
  return typeof error?.code === 'string' ? error : UNKNOWN
}

/** The message to show the player after a failed call. */
export function told(fault: unknown): Message {
  return fault instanceof ApiError ? fault.told : UNKNOWN
}

export const site = () => ask<SiteInfo>('/api/site')
export const games = () => ask<GameInfo[]>('/api/games')
/** The contents of a game's component files, by file name. */
export type ComponentFiles = Readonly<Record<string, Readonly<Record<string, unknown>>>>
export const components = (game: string) => ask<ComponentFiles>(`/api/games/${encodeURIComponent(game)}/components`)
/** A table's components: it keeps those it was opened with. */
export const printedAt = (table: string): Promise<Printed> => {
  const known = atNoTable.get(table)
  return known ? Promise.resolve(known) : ask<Printed>(`/api/tables/${encodeURIComponent(table)}/printed`)
}
/** Of games that are at no table of the server, such as those of record files. */
const atNoTable = new Map<string, Printed>()
export const keepPrinted = (name: string, printed: Printed) => void atNoTable.set(name, printed)
/** The components that a table opened now would use. */
export const printedToday = (game: string) => ask<Printed>(`/api/games/${encodeURIComponent(game)}/printed`)
export const catalogue = (language: string) => ask<Record<string, string>>(`/api/text/${language}`)
export const tables = () => ask<TableInfo[]>('/api/tables')
export const table = (id: string) => ask<TableInfo>(`/api/tables/${encodeURIComponent(id)}`)
export const openTable = (request: TableRequest) => ask<TableInfo>('/api/tables', request)
/** Begins a lesson, or goes on where this browser left it. */
export const openLesson = (request: LessonRequest) => ask<TableInfo>('/api/lessons', request)
/** A lesson from its beginning. */
export const restartLesson = (id: string) => ask<TableInfo>(`/api/tables/${encodeURIComponent(id)}/restart`, {})
/** A lesson goes on, where it leaps ahead. */
export const readOn = (id: string) => ask<TableInfo>(`/api/tables/${encodeURIComponent(id)}/read_on`, {})
/** Whether an invitation can still be accepted. */
export const checkInvitation = (id: string, invite: string) =>
  ask<InvitationInfo>(`/api/tables/${encodeURIComponent(id)}/invitation`, { invite })
export const join = (id: string, request: JoinRequest) =>
  ask<TableInfo>(`/api/tables/${encodeURIComponent(id)}/join`, request)
/** A new invitation to a free seat, for the host, or to one on offer; the old one stops working. */
export const renewInvite = (id: string, seat: number) =>
  ask<TableInfo>(`/api/tables/${encodeURIComponent(id)}/invite`, { seat })
/** A new token for the seat of a program, for the host; the old one stops working. */
export const renewToken = (id: string, seat: number) =>
  ask<TableInfo>(`/api/tables/${encodeURIComponent(id)}/token`, { seat })
/** Before the game begins, a seat that nobody has taken: for a bot, by link or open to all. For the host. */
export const offerSeat = (id: string, change: SeatChange) =>
  ask<TableInfo>(`/api/tables/${encodeURIComponent(id)}/seat`, change)
/** Does without the seat that is kept for this browser. */
export const declineSeat = (id: string) => ask<TableInfo>(`/api/tables/${encodeURIComponent(id)}/decline`, {})
/** Before the game begins, for the host; those who have sat down already are asked again. */
export const changeTerms = (id: string, terms: Terms) =>
  ask<TableInfo>(`/api/tables/${encodeURIComponent(id)}/terms`, { terms })
/** Takes a guest's seat back; the invitation for somebody else comes along. */
export const removeGuest = (id: string, seat: number) =>
  ask<TableInfo>(`/api/tables/${encodeURIComponent(id)}/remove`, { seat })
/** A guest gets up again. */
/** Resigns; a game in which nobody else plays ends. */
export const giveUp = (id: string) => ask<TableInfo>(`/api/tables/${encodeURIComponent(id)}/give_up`, {})
export const leaveTable = (id: string) => ask<TableInfo>(`/api/tables/${encodeURIComponent(id)}/leave`, {})
/** The seat of somebody who left is no longer offered to others. */
export const withdrawOffer = (id: string, seat: number) =>
  ask<TableInfo>(`/api/tables/${encodeURIComponent(id)}/withdraw`, { seat })
/** The host gives the table up. */
export const cancelTable = (id: string) => ask<Cancelled>(`/api/tables/${encodeURIComponent(id)}/cancel`, {})
/** What this browser saw of a table's game after so many of its moves. */
export const moment = (id: string, seq: number) => ask<Moment>(`/api/tables/${encodeURIComponent(id)}/moments/${seq}`)
/** A passage of a record file, with somebody's eyes; at most 32 moments. */
export const momentsOfRecord = (asked: {
  readonly record: string
  readonly eyes: string
  readonly first: number
  readonly last: number
}) => ask<Moment[]>('/api/records/moments', asked)
export const record = (id: string) => ask<GameRecord>(recordAddress(id))
/** A table that was put away is taken up again. */
export const restore = (id: string) => ask<TableInfo>(`/api/tables/${encodeURIComponent(id)}/restore`, {})
export const recordAddress = (id: string) => `/api/tables/${encodeURIComponent(id)}/record`
