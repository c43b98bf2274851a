import type { GameClient } from './game'

const folders = import.meta.glob<GameClient>('./*/index.ts', { import: 'default' })

/** The drawing of a game, loaded when first wanted; null for a game this client cannot show. */
export async function gameClient(id: string): Promise<GameClient | null> {
  return (await folders[`./${id}/index.ts`]?.()) ?? null
}
