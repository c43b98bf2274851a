import type { Act, Turn } from './turns'

/** What somebody looking back sees told: a turn, and what was done in it last; nothing yet where it begins. */
export interface Sight {
  readonly turn: Turn
  readonly act?: Act | undefined
}

/** What led to a moment, or was under way then: the last act of a turn rather than the beginning of the next one. */
export function sightAt(turns: readonly Turn[], moment: number): Sight | undefined {
  const turn = turns.findLast(({ from }) => from <= moment)
  if (!turn) return undefined
  const act = turn.acts.findLast(({ first }) => first <= moment)
  return act ? { turn, act } : (endedBy(turns, turn) ?? { turn })
}

/** The act, if there is one, that ended a turn with the very move that began another. */
function endedBy(turns: readonly Turn[], begun: Turn): Sight | undefined {
  const turn = turns.findLast(({ number, acts }) => number < begun.number && acts.length > 0)
  const act = turn?.acts.at(-1)
  return turn && act?.last === begun.from ? { turn, act } : undefined
}

/** All that is told of a moment: usually one act, but many where rules play a whole turn at once. */
export const sightsAt = (turns: readonly Turn[], moment: number): readonly Sight[] =>
  turns.flatMap((turn) =>
    turn.acts.filter(({ first, last }) => first <= moment && moment <= last).map((act) => ({ turn, act })),
  )

/** What is told next at the same moment. */
export function sightAfter(turns: readonly Turn[], { turn, act }: Sight, moment: number): Sight | undefined {
  const told = sightsAt(turns, moment).filter((sight) => sight.turn.number >= turn.number)
  return told[act ? told.findIndex((sight) => sight.act === act) + 1 : 0]
}

/** The turn looked at if some of it has been seen, else the one before. */
export const turnBefore = (turns: readonly Turn[], { turn, act }: Sight): Turn =>
  (act ? turn : turns[turn.number - 1]) ?? turn

export const turnAfter = (turns: readonly Turn[], { turn }: Sight): Turn | undefined => turns[turn.number + 1]
