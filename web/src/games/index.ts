import { part } from '../shell/parts.svelte'
import type { GameClient } from './game'

const folders = import.meta.glob<GameClient>('./*/index.ts', { import: 'default' })

/** Whether this client has a board for a game known to the server. */
export const canShow = (id: string): boolean => `./${id}/index.ts` in folders

/** A game's client, loaded on first use; null for a game this client cannot show. */
export async function gameClient(id: string): Promise<GameClient | null> {
  const folder = folders[`./${id}/index.ts`]
  return folder ? part(folder) : null
}
