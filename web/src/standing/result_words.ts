import type { ResultInfo, ResultSeatInfo } from '../net/generated'
import { characterOf } from '../characters/cast'
import { t } from '../text/language.svelte'

const MINUTE = 60_000

/** What somebody at a finished game was called there; an unnamed bot is called after its kind. */
export function nameAt({ name, bot }: ResultSeatInfo, seat: number): string {
  const character = characterOf(bot)
  if (character && (name === '' || name === bot)) return t(`ui.bot.${character}`)
  return name || t('ui.seat.player', { number: seat + 1 })
}

/** How the person whose profile it is fared. */
export function outcomeOf({ seats, automata }: ResultInfo): string {
  const [theirs, ...others] = seats.filter((seat) => seat.is_theirs)
  if (!theirs || others.length > 0) return t('ui.standing.one_screen')
  const rivals = seats.length + automata.length
  if (theirs.rank === 1) {
    const isShared = seats.filter(({ rank }) => rank === 1).length > 1 || automata.includes(theirs.score)
    return t(isShared ? 'ui.standing.shared' : 'ui.standing.won')
  }
  return t('ui.standing.place', { rank: theirs.rank, players: rivals })
}

/** How long a game lasted, in words that fit its length. */
export function lasted(started: string, ended: string): string {
  const minutes = Math.round((Date.parse(ended) - Date.parse(started)) / MINUTE)
  if (minutes < 1) return t('ui.standing.moment')
  const [days, hours] = [Math.floor(minutes / 1440), Math.floor((minutes % 1440) / 60)]
  return t('ui.standing.lasted', { days, hours, minutes: days ? 0 : minutes % 60 }).trim()
}
