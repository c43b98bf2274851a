import { type Area, areasOf } from './areas'
import { add, along, distance, normal, towards } from './geometry'
import { type Centre, centresOf, type Line, linesOf } from './lines'
import { type Place, roomiest } from './places'
import { clearance, type Regions, regionsOf } from './regions'
import { SYMBOL_RADIUS, type SymbolName } from './symbols/names'
import { isArea, type Point, type TileFeature, type TileField, type TileKind } from './types'

export interface PlacedSymbol {
  readonly name: SymbolName
  readonly at: Point
  /** The feature or field it counts for. */
  readonly of: string
}

/** Where everything on a tile goes, before any of it is drawn. */
export interface Layout {
  readonly kind: TileKind
  readonly areas: readonly Area[]
  readonly centres: readonly Centre[]
  readonly lines: readonly Line[]
  readonly regions: Regions
  readonly symbols: readonly PlacedSymbol[]
  /** A place for a follower on each feature and field that can hold one. */
  readonly spots: Readonly<Record<string, Point>>
}

export const SPOT_RADIUS = 15

const repeated = (name: SymbolName, count = 0): SymbolName[] => Array.from({ length: count }, () => name)
const areaSymbols = (f: TileFeature) => [...repeated('shield', f.shields), ...repeated('nugget', f.nuggets)]
const lineSymbols = (f: TileFeature) => [...repeated('post_house', f.posts), ...repeated('locomotive', f.locomotives)]
const fieldSymbols = (f: TileField) => [
  ...repeated('animal', f.animals),
  ...repeated('camp', f.camps),
  ...repeated('herd', f.herds),
]

/** Several nuggets are grouped, so they can be counted at a glance. */
function clustered(at: Point, count: number, radius: number): Point[] {
  if (count === 1) return [at]
  const reach = count === 2 ? radius * 1.02 : radius * 1.2
  return Array.from({ length: count }, (_, i) => add(at, towards((i / count) * 2 * Math.PI + 0.5, reach)))
}

class Arranger {
  readonly symbols: PlacedSymbol[] = []
  readonly spots: Record<string, Point> = {}
  readonly #taken: Place[] = []

  constructor(private readonly regions: Regions) {}

  line(line: Line): void {
    const names = lineSymbols(line.feature)
    const shares =
      line.feature.edges.length > 1
        ? { symbol: [0.58, 0.3], spot: names.length ? 0.24 : 0.5 }
        : { symbol: [0.38, 0.1], spot: names.length ? 0.8 : 0.55 }
    this.#spot(line.feature.id, along(line.points, shares.spot).at)
    names.forEach((name, i) => {
      const { at, way } = along(line.points, shares.symbol[i % 2] as number)
      this.#symbol(name, name === 'post_house' ? add(at, normal(way), -line.half - 5) : at, line.feature.id)
    })
  }

  centre(centre: Centre): void {
    if (centre.feature.kind !== 'junction') this.#spot(centre.feature.id, centre.at)
    this.#taken.push({ at: centre.at, radius: centre.radius })
  }

  area(feature: TileFeature): void {
    const names = areaSymbols(feature)
    const room = clearance(this.regions, feature.id)
    if (names.length > 0) {
      const radius = SYMBOL_RADIUS[names[0] as SymbolName]
      const at = roomiest(room, this.#taken, names.length > 1 ? radius * 2.1 : radius)
      if (at) clustered(at, names.length, radius).forEach((p, i) => this.#symbol(names[i] as SymbolName, p, feature.id))
    }
    this.#spotIn(feature.id, room)
  }

  field(field: TileField): void {
    const room = clearance(this.regions, field.id)
    for (const name of fieldSymbols(field)) {
      const at = roomiest(room, this.#taken, SYMBOL_RADIUS[name])
      if (at) this.#symbol(name, at, field.id)
    }
    this.#spotIn(field.id, room)
  }

  #spotIn(id: string, room: Float32Array): void {
    const at = roomiest(room, this.#taken, SPOT_RADIUS)
    if (at) this.#spot(id, at)
  }

  #spot(id: string, at: Point): void {
    this.spots[id] = at
    this.#taken.push({ at, radius: SPOT_RADIUS })
  }

  #symbol(name: SymbolName, at: Point, of: string): void {
    this.symbols.push({ name, at, of })
    this.#taken.push({ at, radius: SYMBOL_RADIUS[name] })
  }
}

function arranged(kind: TileKind): Layout {
  const areas = areasOf(kind)
  const centres = centresOf(kind, areas)
  const lines = linesOf(kind, areas, centres)
  const regions = regionsOf(kind, areas, centres, lines)
  const arranger = new Arranger(regions)
  centres.forEach((centre) => arranger.centre(centre))
  lines.forEach((line) => arranger.line(line))
  kind.features.filter(isArea).forEach((feature) => arranger.area(feature))
  kind.fields.forEach((field) => arranger.field(field))
  return { kind, areas, centres, lines, regions, symbols: arranger.symbols, spots: arranger.spots }
}

const known = new WeakMap<TileKind, Layout>()

export function layoutOf(kind: TileKind): Layout {
  const layout = known.get(kind) ?? arranged(kind)
  known.set(kind, layout)
  return layout
}

/** Places that decoration must leave free. */
export const reserved = (layout: Layout): Place[] => [
  ...layout.symbols.map(({ name, at }) => ({ at, radius: SYMBOL_RADIUS[name] })),
  ...Object.values(layout.spots).map((at) => ({ at, radius: SPOT_RADIUS - 2 })),
]

export const isCovered = (places: readonly Place[], p: Point, margin = 0): boolean =>
  places.some((place) => distance(place.at, p) < place.radius + margin)
