import { seeded } from '../../board/random'
import { turnedPoint } from './geometry'
import { type Layout, layoutOf } from './layout'
import { INK } from './palette'
import { element, num } from './path'
import { farmPlots, sceneryOf } from './scenery'
import { mountainFloor, type Palisade, palisade, streets, town, turnedWays } from './scenes/areas'
import { cityGround, crossing, farmGround, turntable } from './scenes/centres'
import { land } from './scenes/land'
import { rails, tunnel } from './scenes/rail'
import { gatePosts, roads } from './scenes/road'
import { stacked } from './sprites/sprite'
import { ANIMALS, type IconName, iconId } from './symbols'
import type { SymbolName } from './symbols/names'
import { type Scene, turnedScene } from './turned'
import type { Point, Theme, TileKind, Turns } from './types'

/** A tile in two layers: draw all tiles' grounds first, then the reliefs from north to south, so no seam shows. */
export interface TileLayers {
  readonly ground: string
  readonly relief: string
}

const SYMBOL_SIZE: Record<SymbolName, number> = {
  shield: 26,
  post_house: 32,
  animal: 30,
  nugget: 21,
  locomotive: 36,
  camp: 36,
  herd: 38,
}

function areaGrounds(scene: Scene, layout: Layout, turns: Turns): string {
  return scene.areas
    .map((area, i) => {
      const seed = `${scene.kind.id} ${area.feature.id}`
      if (area.feature.kind === 'mountain') return mountainFloor(area, seed)
      const plain = layout.areas[i] as (typeof layout.areas)[number]
      return town(area, turnedWays(streets(plain, layout.spots[area.feature.id] as Point, layout.lines), turns))
    })
    .join('')
}

function centreGrounds(scene: Scene, layout: Layout, turns: Turns): string {
  return scene.centres
    .map((centre) => {
      const seed = `${scene.kind.id} ${centre.feature.id}`
      if (centre.feature.kind === 'city') return cityGround(centre, seed)
      if (centre.feature.kind === 'farm') {
        const plots = farmPlots(layout).map(({ at, angle }) => ({
          at: turnedPoint(at, turns),
          angle: angle + (turns * Math.PI) / 2,
        }))
        return farmGround(centre, plots, seed)
      }
      return scene.lines[0]?.feature.kind === 'rail' ? turntable(centre, scene.lines) : crossing(centre)
    })
    .join('')
}

const lineGrounds = ({ kind, lines }: Scene): string =>
  roads(
    lines.filter((line) => line.feature.kind === 'road'),
    kind.id,
  ) +
  rails(
    lines.filter((line) => line.feature.kind === 'rail'),
    kind.id,
  )

const palisades = (scene: Scene): Palisade[] =>
  scene.areas
    .filter((area) => area.feature.kind === 'town')
    .map((area) => palisade(area, scene.lines, scene.kind.id + area.feature.id))

const doors = (scene: Scene): string =>
  scene.lines
    .map((line) => (line.stop?.kind === 'town' ? gatePosts(line) : line.stop?.kind === 'mountain' ? tunnel(line) : ''))
    .join('')

const iconOf = (name: SymbolName, seed: string): IconName =>
  name === 'animal' ? (ANIMALS[Math.floor(seeded(seed)() * ANIMALS.length)] as IconName) : name

function symbolUses(scene: Scene): string {
  return [...scene.symbols]
    .sort((a, b) => a.at.y - b.at.y)
    .map(({ name, at }, i) => {
      const size = SYMBOL_SIZE[name]
      const icon = iconOf(name, `${scene.kind.id} animal ${i}`)
      return `<use href="#${iconId(icon)}" x="${num(at.x - size / 2)}" y="${num(at.y - size / 2)}" width="${size}" height="${size}"/>`
    })
    .join('')
}

const FLAT = { fill: 'none', 'stroke-linejoin': 'round' } as const
const INKED = { ...FLAT, stroke: INK, 'stroke-width': '1' } as const

const known = new WeakMap<TileKind, Map<string, TileLayers>>()

/** A tile's two layers, drawn after some quarter turns; they need no further rotation. */
export function tileLayers(kind: TileKind, theme: Theme, turns: Turns = 0): TileLayers {
  const drawn = known.get(kind) ?? new Map<string, TileLayers>()
  known.set(kind, drawn)
  const key = `${theme} ${turns}`
  const layers = drawn.get(key) ?? layersWith(kind, theme, turns, () => true)
  drawn.set(key, layers)
  return layers
}

/** The same, with only the decoration in one part of the tile. */
export function layersWith(kind: TileKind, theme: Theme, turns: Turns, isKept: (at: Point) => boolean): TileLayers {
  const layout = layoutOf(kind)
  const scene = turnedScene(layout, turns)
  const ground = [
    land(layout, theme, turns),
    areaGrounds(scene, layout, turns),
    lineGrounds(scene),
    centreGrounds(scene, layout, turns),
  ]
  const things = sceneryOf(layout, theme)
    .filter(({ at }) => isKept(at))
    .map((thing) => thing.draw(turnedPoint(thing.at, turns)))
  const walls = palisades(scene)
  const relief = [
    ...walls.map((wall) => wall.back),
    stacked(things),
    ...walls.map((wall) => wall.front),
    doors(scene),
    symbolUses(scene),
  ]
  return { ground: element('g', FLAT, ground.join('')), relief: element('g', INKED, relief.join('')) }
}

export function tileArt(kind: TileKind, theme: Theme, turns: Turns = 0): string {
  const { ground, relief } = tileLayers(kind, theme, turns)
  return ground + relief
}
