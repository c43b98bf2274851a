import * as api from '../net/api'
import type { GameRecord, Moment, SeatInfo } from '../net/generated'

/** Worked examples: passages of real games, which the server replays. */

interface ExampleFile {
  /** The moments shown, as numbers of moves made. */
  readonly moments: readonly number[]
  /** With whose eyes. */
  readonly eyes: string
  /** Which part of the table, where it has several. */
  readonly part?: string
  readonly record: GameRecord
}

export interface Example {
  readonly moments: readonly Moment[]
  readonly seats: readonly SeatInfo[]
  readonly part: string | null
}

const files = import.meta.glob<ExampleFile>('../../../docs/rules/examples/*/*.json', { import: 'default' })

export async function loadExample(game: string, name: string): Promise<Example> {
  const file = await files[`../../../docs/rules/examples/${game}/${name}.json`]?.()
  if (!file) throw new Error(`no example ${name} of ${game}`)
  const { moments, eyes, part = null, record } = file
  const [first = 0, last = first] = [moments[0], moments.at(-1)]
  const all = await api.momentsOfRecord({ record: JSON.stringify(record), eyes, first, last })
  return { moments: all.filter(({ seq }) => moments.includes(seq)), seats: record.seats.map(seated), part }
}

const seated = ({ name }: { readonly name: string }, seat: number): SeatInfo => ({
  seat,
  name,
  kind: 'here',
  bot: null,
  taken: true,
  online: true,
  stand_in: null,
  left: null,
  kept: false,
  offered: null,
  taken_over: false,
})
