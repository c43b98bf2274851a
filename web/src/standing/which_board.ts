import type { GameInfo, LeaderboardName } from '../net/generated'

export interface Board {
  readonly game: string
  readonly players: number
}

/** With how many seats a game is played against others. */
export function seatNumbers(games: readonly GameInfo[], game: string): number[] {
  const [least, most] = games.find(({ id }) => id === game)?.players ?? [2, 2]
  const first = Math.max(2, least)
  return Array.from({ length: most - first + 1 }, (_, more) => first + more)
}

/** The leaderboard with the most rated games, of one game or of all; while there are none, the first there is. */
export function shownFirst(
  played: readonly LeaderboardName[],
  games: readonly GameInfo[],
  game: string | null,
): Board | null {
  const candidates = played.filter((board) => game === null || board.game === game)
  const [most] = [...candidates].sort((a, b) => b.games - a.games)
  if (most) return most
  const first = game ?? games[0]?.id
  return first === undefined ? null : { game: first, players: seatNumbers(games, first)[0] ?? 2 }
}
