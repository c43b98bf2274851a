import type { Message } from '../net/generated'

/** The opponents one can choose, gentlest first: a character for each level, the same in every game. */
export const LEVELS = ['beginner', 'club', 'strong', 'expert'] as const

/** Who else plays for the server: measures for other bots rather than company, so people are not offered them. */
const OTHERS = ['reference', 'random'] as const

export type Bot = (typeof LEVELS)[number] | (typeof OTHERS)[number]
export type Character = Bot | 'sarah'

const BOTS: readonly string[] = [...LEVELS, ...OTHERS]
/** What tables of earlier versions call them. */
const FORMERLY: Readonly<Record<string, Bot>> = { greedy: 'reference' }

/** The character who plays a seat, from the name of its bot; null for a bot that is none of ours. */
export function characterOf(bot: string | null | undefined): Bot | null {
  if (!bot) return null
  return BOTS.includes(bot) ? (bot as Bot) : (FORMERLY[bot] ?? null)
}

/** The character among those whom the rules of a game move, from the name it goes by. */
export const characterIn = (automaton: Message | undefined): Character | null =>
  automaton?.code === 'gwt_new_zealand.sarah' ? 'sarah' : null

/** The levels among the bots that a server offers. */
export const levelsIn = (bots: readonly string[]): Bot[] => LEVELS.filter((bot) => bots.includes(bot))
