import type { GameInfo, TableRequest } from '../net/generated'
import { defaults } from './draft'

const OPPONENT = 'newworlds.opponent'
const GAME = 'newworlds.game'

type Memory = Pick<Storage, 'getItem' | 'setItem'>

/** Whom this browser last played against, else the gentlest. */
export function lastOpponent(bots: readonly string[], memory: Memory = localStorage): string {
  const last = memory.getItem(OPPONENT)
  return last !== null && bots.includes(last) ? last : (bots[0] ?? '')
}

/** The game to offer first: the one played last, else the first that there is. */
export function lastGame(games: readonly GameInfo[], memory: Memory = localStorage): GameInfo | undefined {
  const last = memory.getItem(GAME)
  return games.find(({ id }) => id === last) ?? games[0]
}

/** Whether somebody who has never seen the game can learn it by playing. */
export const hasLesson = ({ lessons }: GameInfo): boolean => lessons.includes('first')

export function rememberGame(game: string, opponent: string | null, memory: Memory = localStorage): void {
  memory.setItem(GAME, game)
  if (opponent) memory.setItem(OPPONENT, opponent)
}

/** A table for two, ready at once: this browser against a bot, everything else as usual. */
export const quickTable = (game: GameInfo, bot: string, name: string): TableRequest => ({
  game: game.id,
  options: defaults(game.options),
  seats: [
    { kind: 'here', name },
    { kind: 'bot', name: '', bot },
  ],
})
