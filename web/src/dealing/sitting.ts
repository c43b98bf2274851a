import * as api from '../net/api'
import type { TableInfo, TableRequest } from '../net/generated'
import { keepInvitations } from '../table/invitations'
import { forget, keep, recall } from './kept'

/** Opens a table and remembers its invitations; whoever also sits down there seals a contribution to the dealing. */
export async function openTable(request: TableRequest): Promise<TableInfo> {
  const table = await openSealed(request)
  keepInvitations(table)
  return table
}

async function openSealed(request: TableRequest): Promise<TableInfo> {
  if (!request.seats.some(({ kind }) => kind === 'here')) return api.openTable(request)
  const sealed = await newContribution()
  const table = await api.openTable({ ...request, commitment: sealed.commitment })
  keep(table.id, { ...sealed, server: table.commitment, list: null })
  return table
}

/**
 * Takes the seat of an invitation, or one that is open to all. All seats of one browser share one contribution; whoever
 * takes over from somebody else in the course of a game comes too late for one.
 */
export async function joinTable(table: TableInfo, invite: string | null, name: string): Promise<TableInfo> {
  if (table.contributors === null || table.status === 'playing') return api.join(table.id, { invite, name })
  const before = recall(table.id)
  const kept = before ?? { ...(await newContribution()), server: table.commitment, list: null }
  keep(table.id, kept)
  try {
    return await api.join(table.id, { invite, name, commitment: kept.commitment })
  } catch (error) {
    if (before === null) forget(table.id)
    throw error
  }
}

export async function newContribution(): Promise<{ contribution: string; commitment: string }> {
  const { commitmentOf, newSecret } = await import('./secrets')
  const contribution = newSecret()
  return { contribution, commitment: commitmentOf(contribution) }
}
