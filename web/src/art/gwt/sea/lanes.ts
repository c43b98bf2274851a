import { num } from '../../tiles/path'
import type { Point } from '../../tiles/types'
import { wreath } from '../cards/frame'
import { lettered } from '../lettering'
import type { Lane, Sea } from '../types'
import type { PortPlace } from './place'

/** Shipping lanes, and the arrows that connect small ports. */
export interface SeaLink {
  readonly from: string
  readonly to: string
  readonly d: string
}

type Spots = Readonly<Record<string, Point>>

/** Lanes leave the start upwards and continue in gentle curves. */
function link(from: string, to: string, spots: Spots): SeaLink {
  const [a, b] = [spots[from] as Point, spots[to] as Point]
  const bend = from === 'S' ? { x: b.x, y: a.y - 24 } : { x: (a.x + b.x) / 2 + (b.x - a.x) * 0.3, y: (a.y + b.y) / 2 }
  return { from, to, d: `M${num(a.x)} ${num(a.y)}Q${num(bend.x)} ${num(bend.y)} ${num(b.x)} ${num(b.y)}` }
}

export const linksOf = (lanes: readonly Lane[], spots: Spots): SeaLink[] =>
  lanes.flatMap((lane) => lane.nodes.map((to, i) => link(lane.nodes[i - 1] ?? 'S', to, spots)))

/** Each space is a buoy with the number that players call it by. */
export function laneArt(lanes: readonly Lane[], links: readonly SeaLink[], spots: Spots): string {
  const d = links.map((one) => one.d).join('')
  const spaces = lanes.flatMap(({ nodes }) => nodes.map((id, i) => ({ ...(spots[id] as Point), number: i + 1 })))
  const buoys = spaces.map(({ x, y }) => `<circle cx="${num(x)}" cy="${num(y)}" r="17"/>`).join('')
  const numbers = spaces.map(({ x, y, number }) => lettered(number, x, y + 5.5, 16, '#3f6168')).join('')
  return `<g fill="none" stroke-linecap="round"><path d="${d}" stroke="#f3eedd" stroke-width="7" opacity=".75"/><path d="${d}" stroke="#3f6168" stroke-width="2.4" stroke-dasharray="9 7"/></g><g fill="#e3ebe0" stroke="#3f6168" stroke-width="2">${buoys}</g>${numbers}`
}

/** The home harbour, with room for every ship. */
export function homeArt({ x, y }: Point): string {
  return `<rect x="${x - 84}" y="${y - 26}" width="168" height="52" rx="26" fill="#e3ebe0" stroke="#3f6168" stroke-width="2.2"/><rect x="${x - 78}" y="${y - 20}" width="156" height="40" rx="20" fill="none" stroke="#3f6168" stroke-opacity=".5" stroke-dasharray="5 5"/>`
}

/** A yellow arrow: points for having warehouses at both ends. It curves outwards around the plates. */
export function arrowArt(sea: Sea, ports: Readonly<Record<string, PortPlace>>): string {
  return sea.yellow_arrows.pairs
    .map(([first, second]) => {
      const [a, b] = [ports[first], ports[second]]
      if (!a || !b) return ''
      const isLeft = a.x < 800
      const x = isLeft ? Math.min(a.x, b.x) - a.width / 2 + 20 : Math.max(a.x, b.x) + a.width / 2 - 20
      const [from, to] = [a.y - a.height / 2, b.y + b.height / 2]
      const bow = isLeft ? -10 : 10
      const d = `M${num(x)} ${num(from - 2)}Q${num(x + bow)} ${num((from + to) / 2)} ${num(x)} ${num(to + 7)}`
      const head = `M${num(x - 6)} ${num(to + 10)}L${num(x)} ${num(to + 1)}L${num(x + 6)} ${num(to + 10)}Z`
      return `<path d="${d}" fill="none" stroke="#6d5220" stroke-width="7.4"/><path d="${head}" fill="#6d5220" stroke="#6d5220" stroke-width="2"/><path d="${d}" fill="none" stroke="#e3b94f" stroke-width="4.6"/><path d="${head}" fill="#e3b94f"/>${wreath(sea.yellow_arrows.vp_each, x + bow / 2, (from + to) / 2 + 2, 24)}`
    })
    .join('')
}
