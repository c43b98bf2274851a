import { keepInvitations } from '../table/invitations'
import { keep } from '../dealing/kept'
import { newContribution } from '../dealing/sitting'
import type { TableInfo } from '../net/generated'
import { rematch } from './api'

/** Opens the table where the same people play again, or takes the seat that is kept there. */
export async function playAgain(table: TableInfo): Promise<TableInfo> {
  const sealed = await newContribution()
  const opened = await rematch(table.id, sealed.commitment)
  const isSealed = opened.contributors?.some(({ commitment }) => commitment === sealed.commitment) ?? false
  if (isSealed) keep(opened.id, { ...sealed, server: opened.commitment, list: null })
  keepInvitations(opened)
  return opened
}
