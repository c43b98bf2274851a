import type { GameRecord } from '../net/generated'
import { isSameList, type Kept, type Sealed } from './kept'
import type { Kind } from './judgement'
import { commitmentOf, keyOf } from './secrets'

/** One thing that was looked at; `unknown` where this browser has nothing to compare with. */
export interface Finding {
  readonly of: 'server' | 'server_seen' | 'contributions' | 'own' | 'list' | 'key'
  readonly outcome: 'right' | 'wrong' | 'unknown'
}

export interface Verdict {
  readonly kind: Kind | 'forged' | 'uncheckable'
  readonly findings: readonly Finding[]
  readonly leftOut: readonly number[]
  readonly silent: readonly number[]
}

type Dealing = NonNullable<GameRecord['dealing']>

/** Checks a finished game's record by itself and against what this browser saw: nothing here trusts the server. */
export function checked(record: GameRecord, table: string, kept: Kept | null): Verdict {
  const { dealing } = record
  if (!dealing) return withoutContributions(record)
  const leftOut = dealing.contributions.flatMap(({ seats, contribution }) => (contribution ? [] : seats))
  const promised = dealing.contributions.flatMap(({ seats }) => seats)
  const silent = record.seats.flatMap(({ bot }, seat) => (bot || promised.includes(seat) ? [] : [seat]))
  if (!dealing.secret) return { kind: 'uncheckable', findings: [], leftOut, silent }
  const findings = findingsOn(record, dealing, table, kept)
  const isForged = findings.some(({ outcome }) => outcome === 'wrong')
  const given = promised.length - leftOut.length
  const kind = given === 0 ? 'server_alone' : leftOut.length + silent.length > 0 ? 'partly' : 'fair'
  return { kind: isForged ? 'forged' : kind, findings, leftOut, silent }
}

/** A seed that was chosen, or one that only the server sealed: as the record says. */
const withoutContributions = ({ commitment, seed }: GameRecord): Verdict => ({
  kind: commitment ? 'sealed_seed' : typeof seed === 'number' ? 'chosen_seed' : 'uncheckable',
  findings: [],
  leftOut: [],
  silent: [],
})

function findingsOn(record: GameRecord, dealing: Dealing, table: string, kept: Kept | null): Finding[] {
  return [
    { of: 'server', outcome: outcome(commitmentOf(dealing.secret ?? '') === dealing.commitment) },
    { of: 'server_seen', outcome: kept === null ? 'unknown' : outcome(kept.server === dealing.commitment) },
    { of: 'contributions', outcome: outcome(dealing.contributions.every(fits)) },
    { of: 'own', outcome: own(dealing.contributions, kept) },
    { of: 'list', outcome: listed(dealing.contributions, kept) },
    { of: 'key', outcome: outcome(dealing.table === table && recordedKey(record, dealing) === record.key) },
  ]
}

const outcome = (isRight: boolean) => (isRight ? 'right' : 'wrong')

const fits = ({ commitment, contribution }: Dealing['contributions'][number]): boolean =>
  !contribution || commitmentOf(contribution) === commitment

/** An envelope that was left out is in the record, but its number is not. */
function own(contributions: Dealing['contributions'], kept: Kept | null): Finding['outcome'] {
  if (kept === null) return 'unknown'
  const mine = contributions.find(({ commitment }) => commitment === kept.commitment)
  return mine && !mine.contribution ? 'unknown' : outcome(mine?.contribution === kept.contribution)
}

/** Before opening its envelope this browser noted everybody's seal; if it never opened it, it has no list. */
const listed = (contributions: readonly Sealed[], kept: Kept | null): Finding['outcome'] =>
  kept === null || kept.list === null ? 'unknown' : outcome(isSameList(contributions, kept.list))

function recordedKey(record: GameRecord, dealing: Dealing): string {
  const { game, rules, options, data, seats, chance = 1 } = record
  const given = dealing.contributions.flatMap(({ contribution }) => (contribution ? [contribution] : []))
  return keyOf(dealing.secret ?? '', given, {
    table: dealing.table,
    game,
    rules,
    options,
    data,
    players: seats.length,
    chance,
  })
}
