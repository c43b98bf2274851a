import { ask } from '../net/api'
import type { MeInfo } from '../net/generated'

export const whoAmI = () => ask<MeInfo>('/api/me')
export const takeName = (name: string) => ask<MeInfo>('/api/me', { name })
