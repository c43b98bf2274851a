import { ask } from '../net/api'
import type { CompanionInfo, ReportRequest, TableInfo, TieRequest } from '../net/generated'

export type Act = TieRequest['act']

const person = (id: string): string => `/api/people/${encodeURIComponent(id)}/tie`

/** Friends, requests, and those one does not hear. */
export const friends = () => ask<CompanionInfo[]>('/api/friends')
/** Those for whom a seat can be kept; nobody where they cannot be asked for. */
export const trueFriends = async (): Promise<readonly CompanionInfo[]> => {
  const known = await friends().catch(() => [])
  return known.filter(({ tie }) => tie === 'friend')
}
export const peopleAt = (table: string) => ask<CompanionInfo[]>(`/api/tables/${encodeURIComponent(table)}/people`)
export const somebody = (id: string) => ask<CompanionInfo>(person(id))
export const tie = (id: string, act: Act) => ask<CompanionInfo>(person(id), { act })
export const report = (request: ReportRequest) => ask<null>('/api/reports', request)
export const rematch = (table: string, commitment: string) =>
  ask<TableInfo>(`/api/tables/${encodeURIComponent(table)}/rematch`, { commitment })
