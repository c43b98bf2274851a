import { ask } from './api'
import type { HistoryInfo, LeaderboardInfo, LeaderboardName, ProfileInfo } from './generated'

const profiles = (person: string, what = '') => `/api/profiles/${encodeURIComponent(person)}${what}`

/** Somebody's profile, as far as this browser may see it; `me` is one's own. */
export const profile = (person: string) => ask<ProfileInfo>(profiles(person))
/** Their finished games that follow the one at this table, newest first. */
export const earlierResults = (person: string, before: string) =>
  ask<HistoryInfo>(profiles(person, `/results?before=${encodeURIComponent(before)}`))
/** All finished games of this browser, as files. */
export const RESULT_FILES = { JSON: '/api/results', CSV: '/api/results/csv' }

/** By which games and numbers of seats there are rated games. */
export const leaderboards = () => ask<LeaderboardName[]>('/api/leaderboards')
export const leaderboardAddress = (game: string, players: number, kind = '') =>
  `/api/leaderboards/${encodeURIComponent(game)}/${players}${kind}`
export const leaderboard = (game: string, players: number) => ask<LeaderboardInfo>(leaderboardAddress(game, players))
