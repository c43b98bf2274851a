import { describe, expect, it } from 'vitest'
import type { Message, Move, ShowPlan } from '../net/generated'
import { Planning, type PlanDesk } from './planning.svelte'

const step = (kind: string): Move => ({ kind })

/** A server that finds every move possible but one. */
class Desk implements PlanDesk {
  kept: [readonly Move[], string][] = []
  refused: Message[] = []

  outlook(moves: readonly Move[]): Promise<ShowPlan | Message> {
    if (moves.some(({ kind }) => kind === 'nonsense')) return Promise.resolve({ code: 'error.invalid_move' })
    const at = moves.findIndex(({ kind }) => kind === 'impossible')
    const possible = at < 0 ? moves : moves.slice(0, at)
    const problem = at < 0 ? null : { code: 'refusal' }
    return Promise.resolve({ type: 'plan', view: {}, moves: possible, events: [], end: null, problem } as never)
  }

  keep(moves: readonly Move[], telling: string) {
    this.kept.push([moves, telling])
    return Promise.resolve({ ok: true as const, seq: 0 })
  }

  refuse(why: Message) {
    this.refused.push(why)
  }
}

describe('planning', () => {
  it('adds moves to what was planned before, and takes the last one back', async () => {
    const planning = new Planning(new Desk())
    await planning.begin([step('a')])
    await planning.add([step('b')])
    expect(planning.moves).toEqual([step('a'), step('b')])
    await planning.back()
    expect(planning.moves).toEqual([step('a')])
  })

  it('keeps what is possible and says why the next move is not', async () => {
    const desk = new Desk()
    const planning = new Planning(desk)
    await planning.begin([])
    await planning.add([step('a'), step('impossible'), step('b')])
    expect(planning.moves).toEqual([step('a')])
    expect(desk.refused).toEqual([{ code: 'refusal' }])
    await planning.add([step('nonsense')])
    expect(planning.moves).toEqual([step('a')])
  })

  it('is over once it is kept, and ends the turn only if it is asked to', async () => {
    const desk = new Desk()
    const planning = new Planning(desk)
    await planning.begin([step('a')])
    await planning.keep()
    expect(planning.shown).toBeNull()
    await planning.begin([step('a')])
    planning.endsTurn = true
    await planning.keep()
    await planning.withdraw()
    expect(desk.kept).toEqual([
      [[step('a')], 'when_asked'],
      [[step('a')], 'after_turn'],
      [[], 'after_turn'],
    ])
  })

  it('shows nothing that arrives after it was left', async () => {
    const planning = new Planning(new Desk())
    await planning.begin([])
    const adding = planning.add([step('a')])
    planning.stop()
    await adding
    expect(planning.shown).toBeNull()
  })
})
