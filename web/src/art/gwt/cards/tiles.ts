import { type Art, fitted } from '../art'
import { effectArt } from '../effects'
import { countedArt } from '../effects/counted'
import { points, row, slash } from '../effects/row'
import { symbolAt } from '../symbols'
import type { BonusTile, Harbourmaster, Hazard, WorkerType } from '../types'
import { plate, sheet, wreath } from './frame'
import { HARBOURMASTER, HAZARD, TILE } from './sizes'
import { effectLines } from './stack'

/** Square tiles: workers, bonus tiles, hazards and harbourmasters. */

const COATS: Record<WorkerType | 'joker', string> = {
  shepherd: '#d3dcb8',
  builder: '#ecd3b0',
  sailor: '#c3d6dc',
  shearer: '#dccfdc',
  joker: '#f0dfae',
}

export function workerArt(worker: WorkerType | 'joker'): Art {
  const { width, height } = TILE
  return sheet(
    width,
    height,
    COATS[worker],
    `<rect x="5" y="5" width="${width - 10}" height="${height - 10}" rx="4" fill="none" stroke="#4a403a" stroke-opacity=".5" stroke-width="1"/>${symbolAt(worker, 8, 8, 48)}`,
  )
}

/** The cost above a line, the reward below; points in the corner. */
export function bonusTileArt(tile: BonusTile): Art {
  const { width, height } = TILE
  const [cost, actions] = [tile.cost ?? [], tile.actions ?? []]
  const joker = tile.id === 'joker'
  const top = cost.length
    ? plate(4, 4, width - 8, 19, '#f0d9c4', 3, '#8d5f45') + fitted(effectArt(cost), 6, 5, width - 12, 17)
    : ''
  const from = cost.length ? 24 : 4
  const foot = tile.vp ? 22 : 3
  const inner = [
    top,
    joker
      ? symbolAt('joker', 14, 23, 38)
      : effectLines(actions, { x: 5, y: from, width: width - 10, height: height - from - foot }, 0.9),
    tile.vp
      ? wreath(
          tile.vp,
          actions.length ? width - 15 : width / 2,
          actions.length ? height - 15 : 43,
          actions.length ? 24 : 36,
        )
      : '',
  ].join('')
  return sheet(width, height, '#dbe4de', inner)
}

export function hazardArt(hazard: Hazard): Art {
  const { width, height } = HAZARD
  const isFlood = hazard.type === 'flood'
  const inner = [
    `<path d="M4 ${height - 12}Q${width / 2} ${height - 20} ${width - 4} ${height - 12}V${height - 4}H4Z" fill="${isFlood ? '#a9c6c6' : '#bfa27c'}"/>`,
    symbolAt(hazard.type, 13, 6, 38),
    hazard.hand === 'none' ? '' : symbolAt(hazard.hand === 'green' ? 'hand_green' : 'hand_black', 2, 3, 22),
    wreath(hazard.vp, width - 14, height - 14, 24),
  ].join('')
  return sheet(width, height, isFlood ? '#d3e0dc' : '#e6d3b4', inner, 14)
}

/** The immediate reward above, the scoring below. */
export function harbourmasterArt(tile: Harbourmaster): Art {
  const { width, height } = HARBOURMASTER
  const score = row([points(tile.bottom.vp), slash, countedArt(tile.bottom.per)], 0)
  const inner = [
    symbolAt('harbourmaster', 18, 1.6, 24),
    effectLines([...tile.top], { x: 4, y: 25, width: width - 8, height: 17 }, 0.6),
    plate(3.6, 43, width - 7.2, 19.4, '#e6e0bd', 3),
    fitted(score, 5, 44, width - 10, 17.4),
  ].join('')
  return sheet(width, height, '#c9d6d8', inner)
}
