import type { Pace, TableInfo, Terms } from '../net/generated'
import { t } from '../text/language.svelte'

/** What is agreed unless somebody chooses otherwise. */
export const USUAL: Terms = {
  pace: { kind: 'untimed' },
  is_listed: false,
  is_rated: false,
  may_watch: true,
  stand_in: 'club',
}

/** What a kind of pace begins with when it is chosen. */
export const FIRST: Readonly<Record<Pace['kind'], Pace>> = {
  untimed: { kind: 'untimed' },
  live: { kind: 'live', seconds: 20 * 60, increment: 15 },
  slow: { kind: 'slow', days: 3 },
}

export const paceInWords = (pace: Pace): string => {
  if (pace.kind === 'slow') return t('ui.terms.days', { count: pace.days })
  if (pace.kind === 'untimed') return t('ui.terms.untimed')
  const minutes = Math.floor(pace.seconds / 60)
  return t('ui.terms.clock', { minutes, seconds: pace.seconds % 60, increment: pace.increment })
}

/** The terms in a few words, what everybody asks first at the beginning. */
export const termsInWords = (terms: Terms): string =>
  [
    paceInWords(terms.pace),
    t(terms.is_listed ? 'ui.terms.listed' : 'ui.terms.by_link'),
    ...(terms.is_rated ? [t('ui.terms.rated')] : []),
    t(terms.may_watch ? 'ui.terms.watched' : 'ui.terms.unwatched'),
  ].join(' · ')

/** Whether anybody may sit down here without an invitation, also in place of somebody who left. */
export const hasOpenSeat = ({ status, seats }: Pick<TableInfo, 'status' | 'seats'>): boolean =>
  seats.some(({ kind, taken, offered }) =>
    status === 'waiting' ? kind === 'open' && !taken : status === 'playing' && offered === 'open',
  )
