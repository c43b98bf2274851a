import { ask } from '../net/api'
import type { AccountInfo, ArrivalInfo, MeInfo, SessionInfo, TicketInfo, TicketOffer } from '../net/generated'

export const whoAmI = () => ask<MeInfo>('/api/me')
export const takeName = (name: string) => ask<MeInfo>('/api/me', { name })
export const signUp = (name: string, password: string) => ask<AccountInfo>('/api/me/account', { name, password })
export const signIn = (name: string, password: string) => ask<MeInfo>('/api/me/sign_in', { name, password })
export const signOut = () => ask<MeInfo>('/api/me/sign_out', {})
export const recover = (name: string, code: string, password: string) =>
  ask<AccountInfo>('/api/me/recover', { name, code, password })
export const changePassword = (password: string, next: string) =>
  ask<MeInfo>('/api/me/password', { password, new: next })
export const renewRecovery = (password: string) => ask<AccountInfo>('/api/me/recovery', { password })
export const sessions = () => ask<SessionInfo[]>('/api/me/sessions')
/** Signs out another browser; without an id, all others. */
export const endSession = (id: string | null) => ask<SessionInfo[]>('/api/me/sessions/end', { id })
/** A secret that brings oneself to another device. */
export const ticketForMe = (password: string) => ask<TicketInfo>('/api/me/tickets', { password })
export const ticketForSeat = (table: string, seat: number) => ask<TicketInfo>('/api/me/tickets', { table, seat })
export const showTicket = (ticket: string) => ask<TicketOffer>('/api/me/tickets/show', { ticket })
export const useTicket = (ticket: string) => ask<ArrivalInfo>('/api/me/tickets/use', { ticket })
export const EXPORT = '/api/me/export'
export const deleteMe = (password: string) => ask<MeInfo>('/api/me/delete', { password })
