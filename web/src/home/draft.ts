import type { GameInfo, Option, SeatKind, TableRequest, Terms } from '../net/generated'

/** A table being set up. */
export interface SeatDraft {
  kind: SeatKind
  name: string
  bot: string
  /** The public id of whoever it is kept for. */
  friend: string
}

/** Whether somebody takes the seat later, with a name of their own. */
export const isVacant = (kind: SeatKind): boolean => kind === 'link' || kind === 'open' || kind === 'friend'

export type Values = Record<string, string | number | boolean>

const REMEMBERED = 'newworlds.name'

export const rememberedName = (): string => localStorage.getItem(REMEMBERED) ?? ''
export const rememberName = (name: string): void => localStorage.setItem(REMEMBERED, name)

export const defaults = (options: readonly Option[]): Values =>
  Object.fromEntries(options.map((option) => [option.id, option.default]))

/** Somebody at this screen against the bot, or with a friend for whom the next seat is kept. */
export function firstSeats(game: GameInfo, myName: string, bot = game.bots[0] ?? '', friend = ''): SeatDraft[] {
  return Array.from({ length: game.players[1] }, (_, seat) => ({
    kind: seat === 0 ? 'here' : seat === 1 && friend ? 'friend' : 'bot',
    name: seat === 0 ? myName : '',
    bot,
    friend: seat === 1 ? friend : '',
  }))
}

export function request(
  game: GameInfo,
  seats: readonly SeatDraft[],
  options: Values,
  terms: Terms,
  fallback: (seat: number, kind: SeatKind) => string,
): TableRequest {
  return {
    game: game.id,
    options: { ...options },
    terms,
    seats: seats.map(({ kind, name, bot, friend }, seat) => {
      if (kind === 'bot') return { kind, name: name.trim(), bot }
      if (kind === 'friend') return { kind, friend }
      return { kind, name: isVacant(kind) ? '' : name.trim() || fallback(seat, kind) }
    }),
  }
}
