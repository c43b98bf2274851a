import type { Move } from '../../net/generated'

/** What to press next for a move of a tile game: the place, the turning of the tile, the spot, or the button. */
export function aim(move: Move): readonly Element[] {
  if (move.kind === 'lay_tile') return laying(move)
  if (!('feature' in move)) return named(`play-${move.kind}`)
  const spots = document.querySelectorAll(
    `[data-testid^="target-${whereOf(move)}"][data-testid$="-${move['feature']}"]`,
  )
  return spots.length > 0 ? [...spots] : named(`mode-${move.kind}`)
}

function laying(move: Move): readonly Element[] {
  const [place] = named(`place-${move['row']},${move['col']}`)
  if (!place) return []
  const turns = Number(named('hand')[0]?.getAttribute('data-turns'))
  const isTurned = ((turns % 4) + 4) % 4 === move['rotation']
  const isTried = place.getAttribute('aria-selected') === 'true'
  return isTried && !isTurned ? named('tried-turn') : [place]
}

/** Followers go on the tile just laid: their moves name no place. */
const whereOf = (move: Move): string => ('row' in move ? `${move['row']},${move['col']}-` : '')

const named = (name: string): readonly Element[] => [
  ...document.querySelectorAll(`[data-testid="${CSS.escape(name)}"]`),
]
