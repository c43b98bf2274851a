import { ask } from '../net/api'
import type { AddressInfo, AskedInfo, ConfirmedInfo, MeInfo } from '../net/generated'

export const myAddress = () => ask<AddressInfo>('/api/me/address')
/** Has a link sent there. */
export const setAddress = (address: string, password: string, language: string) =>
  ask<AddressInfo>('/api/me/address', { address, password, language })
export const confirmAddress = (ticket: string) => ask<ConfirmedInfo>('/api/me/address/confirm', { ticket })
export const removeAddress = (password: string) => ask<AddressInfo>('/api/me/address/remove', { password })
/** By the name of the account, or its address. Whether there is one, nobody is told. */
export const forgetPassword = (name: string) => ask<AskedInfo>('/api/me/forgotten', { name })
export const resetPassword = (ticket: string, password: string) => ask<MeInfo>('/api/me/reset', { ticket, password })
