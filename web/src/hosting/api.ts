import { ask } from '../net/api'
import type {
  AnnouncementInfo,
  AnnouncementRequest,
  AuditInfo,
  HostInfo,
  PersonLine,
  ReportInfo,
  RoleRequest,
  TableLine,
} from '../net/generated'

export const announcements = () => ask<readonly AnnouncementInfo[]>('/api/announcements')
export const announce = (request: AnnouncementRequest) =>
  ask<readonly AnnouncementInfo[]>('/api/host/announcements', request)
export const withdraw = (id: string) =>
  ask<readonly AnnouncementInfo[]>(`/api/host/announcements/${encodeURIComponent(id)}/withdraw`, {})
/** What hosts did, newest first; those before a moment, once the newer ones are known. */
export const audit = (before?: string) =>
  ask<readonly AuditInfo[]>(`/api/host/audit${before ? `?before=${encodeURIComponent(before)}` : ''}`)

export const host = () => ask<HostInfo>('/api/host')
/** Those after so many that are known already. */
export const people = (find: string, after: number) =>
  ask<readonly PersonLine[]>(`/api/host/people?find=${encodeURIComponent(find)}&after=${after}`)
export type PersonAct = 'suspend' | 'unsuspend' | 'sign_out'
export const actOn = (id: string, act: PersonAct) =>
  ask<PersonLine>(`/api/host/people/${encodeURIComponent(id)}/${act}`, {})
export const setRole = (id: string, request: RoleRequest) =>
  ask<PersonLine>(`/api/host/people/${encodeURIComponent(id)}/role`, request)
export const everyTable = (find: string, after: number) =>
  ask<readonly TableLine[]>(`/api/host/tables?find=${encodeURIComponent(find)}&after=${after}`)
/** The table as it is now; nothing if it is gone. */
export const clear = (id: string, act: 'put_away' | 'delete') =>
  ask<readonly TableLine[]>(`/api/host/tables/${encodeURIComponent(id)}/${act}`, {})

/** Those that nobody has dealt with. */
export const reports = () => ask<readonly ReportInfo[]>('/api/host/reports')
export const settle = (id: string) =>
  ask<readonly ReportInfo[]>(`/api/host/reports/${encodeURIComponent(id)}/settle`, {})
