import type { Act, Turn } from './turns'

/** What the others have done since a player's last turn. */
export interface Meanwhile {
  readonly acts: readonly Act[]
  /** The moment before the first of it. */
  readonly from: number
}

const NOTHING: Meanwhile = { acts: [], from: 0 }

/** What was done since the seat's last turn, until its next one ends; for a spectator, the turn before. */
export function meanwhile(turns: readonly Turn[], seat: number | null): Meanwhile {
  const last = turns.at(-1)
  if (!last) return NOTHING
  if (seat === null) return ofSpectator(turns)
  if (last.number === 0) return whileSettingUp(last, seat)
  const before = last.seat === seat ? turns.slice(0, -1) : turns
  const own = before.findLastIndex((turn) => turn.seat === seat)
  return ofTurns(before.slice(own + 1).filter(({ number }) => number > 0))
}

/** The last turn that is over, and what there is of the present one. */
function ofSpectator(turns: readonly Turn[]): Meanwhile {
  return ofTurns(turns.slice(-2).filter(({ number }) => number > 0))
}

function ofTurns(turns: readonly Turn[]): Meanwhile {
  const acts = turns.flatMap(({ acts }) => acts)
  return acts.length > 0 ? { acts, from: turns[0]?.from ?? 0 } : NOTHING
}

/** Before the first turn everybody takes single steps, one after the other. */
function whileSettingUp({ acts }: Turn, seat: number): Meanwhile {
  const own = acts.findLastIndex((act) => act.seat === seat)
  const theirs = acts.slice(own + 1).filter((act) => act.seat !== null && act.first > 0)
  return theirs[0] ? { acts: theirs, from: theirs[0].first - 1 } : NOTHING
}
