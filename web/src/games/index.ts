import type { GameClient } from './game'

const folders = import.meta.glob<GameClient>('./*/index.ts', { import: 'default' })

/** Whether this client has a board for a game that the server knows. */
export const canShow = (id: string): boolean => `./${id}/index.ts` in folders

/** The drawing of a game, loaded when first wanted; null for a game this client cannot show. */
export async function gameClient(id: string): Promise<GameClient | null> {
  return (await folders[`./${id}/index.ts`]?.()) ?? null
}
