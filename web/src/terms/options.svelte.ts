import { games } from '../net/api'
import type { GameInfo, Option, TableInfo } from '../net/generated'
import { isTold, t } from '../text/language.svelte'

type Opened = Pick<TableInfo, 'game' | 'options'> & { readonly seats: readonly unknown[] }
type Value = TableInfo['options'][string]

/** What games can be opened with; asked for once. */
class Declared {
  #games = $state.raw<readonly GameInfo[]>([])
  #isAsked = false

  /** Without an answer, tables are shown without their options, and the next to ask tries again. */
  async look(): Promise<void> {
    if (this.#isAsked) return
    this.#isAsked = true
    try {
      this.#games = await games()
    } catch {
      this.#isAsked = false
    }
  }

  of(game: string): readonly Option[] {
    return this.#games.find(({ id }) => id === game)?.options ?? []
  }
}

export const declared = new Declared()

export function choiceInWords(game: string, option: string, choice: string): string {
  const code = `${game}.option.${option}.${choice}`
  return isTold(code) ? t(code) : choice
}

function inWords(game: string, { id, type }: Option, value: Value): string {
  const option = t(`${game}.option.${id}`)
  if (value === true) return option
  if (value === false) return t('ui.terms.option.off', { option })
  return t('ui.terms.option', {
    option,
    value: type === 'choice' ? choiceInWords(game, id, String(value)) : String(value),
  })
}

/** What a table is played with that is not as usual. */
export const chosenInWords = ({ game, options, seats }: Opened, offered = declared.of(game)): string[] =>
  offered
    .filter(({ players }) => !players || players === seats.length)
    .filter(({ id, default: usual }) => options[id] !== undefined && options[id] !== usual)
    .map((option) => inWords(game, option, options[option.id] as Value))
