import { characterOf } from '../characters/cast'
import type { SeatInfo, View } from '../net/generated'
import { t, told } from '../text/language.svelte'

type Named = Pick<SeatInfo, 'seat' | 'kind' | 'name' | 'bot' | 'taken'>

/** Each seat's display name; an unnamed bot is called after its kind, and duplicates are numbered. */
export function namesOf(seats: readonly Named[]): string[] {
  const names = seats.map(({ seat, kind, name, bot, taken }) => {
    const character = characterOf(bot)
    if (character && (name === '' || name === bot)) return t(`ui.bot.${character}`)
    if (name) return name
    return taken ? t('ui.seat.player', { number: seat + 1 }) : t(kind === 'link' ? 'ui.seat.invited' : 'ui.seat.open')
  })
  return names.map((name, seat) => {
    const before = names.slice(0, seat).filter((other) => other === name).length
    return before > 0 && seats[seat]?.taken ? `${name} ${before + 1}` : name
  })
}

/** Everyone's name: the seats, then the players controlled by the rules. */
export const playerNames = (seats: readonly SeatInfo[], view: View): string[] => [
  ...namesOf(seats),
  ...view.automata.map((automaton) => told(automaton)),
]
