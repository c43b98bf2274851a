import type { Move } from '../../net/generated'
import { placeOf } from './places'
import { WALK } from './walking'

const ANYWHERE = { portHere: null, foreign: new Set<string>(), isWalking: false, isSelling: false }

/** What to press next for a move: its line in the panel, and its spot on the part of the table that is shown. */
export function aim(move: Move): readonly Element[] {
  const spot = placeOf(move, ANYWHERE)?.spot
  const spots = spot ? document.querySelectorAll(`[data-spot="${CSS.escape(spot)}"][data-lit="true"]`) : []
  const confirm = document.querySelector('[data-testid="confirm"]')
  if (confirm && [...spots].some((one) => one.classList.contains('aimed'))) return [confirm]
  const lines = [...document.querySelectorAll<HTMLElement>('[data-testid="move"]')].filter(
    (line) => line.dataset['move'] !== undefined && leadsTo(JSON.parse(line.dataset['move']) as Move, move),
  )
  return [...lines, ...spots]
}

/** A single step is also made by walking to where it leads. */
const leadsTo = (listed: Move, move: Move): boolean =>
  isSameMove(listed, move) || (move.kind === 'step' && listed.kind === WALK && listed['to'] === move['to'])

const isSameMove = (a: Move, b: Move): boolean =>
  Object.keys(a).length === Object.keys(b).length && Object.entries(a).every(([field, value]) => b[field] === value)
