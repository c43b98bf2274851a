export type Route =
  | { readonly page: 'home'; readonly friend: string | null }
  | { readonly page: 'table'; readonly id: string; readonly invite: string | null }
  | { readonly page: 'replay'; readonly id: string | null; readonly at: number | null }
  | { readonly page: 'profile'; readonly person: string }
  | { readonly page: 'leaderboards'; readonly game: string | null; readonly players: number | null }
  | { readonly page: 'rules'; readonly game: string }
  | { readonly page: 'learn'; readonly game: string }
  | { readonly page: 'gallery'; readonly game: string | null }
  | { readonly page: 'about' }
  | { readonly page: 'fairness' }
  | { readonly page: 'lobby' }
  | { readonly page: 'notifications' }
  | { readonly page: 'me' }
  | { readonly page: 'unfinished' }
  | { readonly page: 'picture'; readonly order: string }
  | { readonly page: 'friends'; readonly from: string | null }
  | { readonly page: 'host' }
  | { readonly page: 'privacy' }
  | { readonly page: 'lost' }

export function routeOf(path: string, search = ''): Route {
  const parts = path.split('/').filter(Boolean).map(decodeURIComponent)
  const [first, second] = parts
  if (parts.length === 0) return { page: 'home', friend: new URLSearchParams(search).get('with') }
  if (first === 't' && second && parts.length === 2) {
    return { page: 'table', id: second, invite: new URLSearchParams(search).get('invite') }
  }
  if (first === 'replay' && parts.length <= 2) {
    const at = new URLSearchParams(search).get('at') ?? ''
    return { page: 'replay', id: second ?? null, at: /^\d+$/.test(at) ? Number(at) : null }
  }
  if (first === 'leaderboards' && parts.length <= 3) {
    const players = parts[2] ?? ''
    return { page: 'leaderboards', game: second ?? null, players: /^\d+$/.test(players) ? Number(players) : null }
  }
  if (first === 'p' && second && parts.length === 2) return { page: 'profile', person: second }
  if (first === 'rules' && second && parts.length === 2) return { page: 'rules', game: second }
  if (first === 'learn' && second && parts.length === 2) return { page: 'learn', game: second }
  if (first === 'gallery' && parts.length <= 2) return { page: 'gallery', game: second ?? null }
  if (first === 'about' && parts.length === 1) return { page: 'about' }
  if (first === 'fair-dealing' && parts.length === 1) return { page: 'fairness' }
  if (first === 'me' && parts.length === 1) return { page: 'me' }
  if (first === 'unfinished' && parts.length === 1) return { page: 'unfinished' }
  if (first === 'picture' && second && parts.length === 2) return { page: 'picture', order: second }
  if (first === 'friends' && parts.length === 1) {
    return { page: 'friends', from: new URLSearchParams(search).get('from') }
  }
  if (first === 'host' && parts.length === 1) return { page: 'host' }
  if (first === 'privacy' && parts.length === 1) return { page: 'privacy' }
  if (first === 'lobby' && parts.length === 1) return { page: 'lobby' }
  if (first === 'notifications' && parts.length === 1) return { page: 'notifications' }
  return { page: 'lost' }
}

/** Friends; with somebody's id, the link with which others find them. */
export const friendsPath = (id?: string): string => `/friends${id ? `?from=${encodeURIComponent(id)}` : ''}`

/** Where one chooses a game to play with a friend. */
export const playWithPath = (friend: string): string => `/?with=${encodeURIComponent(friend)}`

/** One's unfinished tables, and how to finish them. */
export const unfinishedPath = (): string => '/unfinished'
/** Who one is: name, account, devices. */
export const mePath = (): string => '/me'
/** A one-time link. Its secret is in the fragment, which browsers send to nobody and servers do not log. */
export const ticketLink = (origin: string, ticket: string): string =>
  `${origin}${mePath()}#move=${encodeURIComponent(ticket)}`
export const ticketIn = (anchor: string): string | null => /^move=([\w-]+)$/.exec(anchor)?.[1] ?? null
/** The secret of a link in an e-mail, by what it is for. */
export const secretIn = (name: string, anchor: string): string | null =>
  new RegExp(`^${name}=([\\w-]+)$`).exec(anchor)?.[1] ?? null
/** What is stored about people. */
export const privacyPath = (): string => '/privacy'
/** For hosts and moderators. */
export const hostPath = (section?: string): string => `/host${section ? `#${section}` : ''}`
/** Tables that anybody may join or watch. */
export const lobbyPath = (): string => '/lobby'
/** How and when one wants to be told what happens. */
export const notificationsPath = (): string => '/notifications'
/** How dealing stays fair, and how to check it. */
export const fairnessPath = (): string => '/fair-dealing'
/** The components of one game, perhaps of one in particular, or a choice among all games. */
export const galleryPath = (game?: string, component?: string): string =>
  `/gallery${game ? `/${encodeURIComponent(game)}` : ''}${component ? `#${encodeURIComponent(component)}` : ''}`
/** The guided first game. */
export const learnPath = (game: string): string => `/learn/${encodeURIComponent(game)}`
/** What is known about the components of one game, or of all. */
export const aboutPath = (game?: string): string => `/about${game ? `#${encodeURIComponent(game)}` : ''}`
export const tablePath = (id: string): string => `/t/${encodeURIComponent(id)}`
/** A finished game, at one of its moments; without a table, the record file that was opened. */
export const replayPath = (id: string | null, at?: number): string =>
  `/replay${id ? `/${encodeURIComponent(id)}` : ''}${at === undefined ? '' : `?at=${at}`}`
/** Of one game with so many seats, or of the one that is played most. */
export const leaderboardPath = (game?: string, players?: number): string =>
  `/leaderboards${game ? `/${encodeURIComponent(game)}/${players ?? ''}` : ''}`
/** Somebody's profile, or one's own. */
export const profilePath = (person = 'me'): string => `/p/${encodeURIComponent(person)}`
/** The key to the symbols, the last chapter of a game's rules. */
export const KEY = 'key'
export const keyPath = (game: string): string => rulesPath(game, KEY)
export const rulesPath = (game: string, rule?: string): string =>
  `/rules/${encodeURIComponent(game)}${rule ? `#${encodeURIComponent(rule)}` : ''}`
/** For whoever wants to watch, or to take a seat that is open to all. */
export const tableLink = (origin: string, id: string): string => `${origin}${tablePath(id)}`
export const inviteLink = (origin: string, id: string, invite: string): string =>
  `${origin}${tablePath(id)}?invite=${encodeURIComponent(invite)}`
