import { select } from 'd3-selection'
import { zoom, type ZoomBehavior, zoomIdentity, type ZoomTransform } from 'd3-zoom'
import type { Box } from '../../board/box'
import { eased, kept, type Pane, type Place, revealed } from '../../board/fit'
import { lasting } from '../../shell/motion'

const GLIDE = 280

const asTransform = ({ x, y, k }: Place): ZoomTransform => zoomIdentity.translate(x, y).scale(k)

/** Which part of the map its pane shows, moved by the player's hands or gliding by itself. */
export class Camera {
  static readonly CLOSEST = 2.2
  static readonly FARTHEST = 0.09

  place = $state.raw<Place>({ x: 0, y: 0, k: 0.4 })
  /** The scale at rest: only then is anything with a fixed size on screen redrawn. */
  settled = $state(0.4)
  isMoving = $state(false)
  /** Whether it has shown anything yet. */
  hasBegun = false

  readonly #world: () => { readonly box: Box; readonly pane: Pane }
  readonly #moved: () => void
  #behaviour: ZoomBehavior<HTMLElement, unknown> | null = null
  #node: HTMLElement | null = null
  #frame = 0
  /** Where it is gliding to. */
  #goal: Place | null = null

  /** `world` is all there is and the pane that shows it; `moved` hears that the player has moved the map. */
  constructor(world: () => { readonly box: Box; readonly pane: Pane }, moved: () => void) {
    this.#world = world
    this.#moved = moved
  }

  attach = (node: HTMLElement): (() => void) => {
    const behaviour = zoom<HTMLElement, unknown>()
      .scaleExtent([Camera.FARTHEST, Camera.CLOSEST])
      .clickDistance(6)
      .constrain((wished) => asTransform(kept(wished, this.#world().box, this.#world().pane)))
      .on('start', () => (this.isMoving = true))
      .on('zoom', (event: { transform: ZoomTransform; sourceEvent: unknown }) => this.#show(event))
      .on('end', () => this.#rest())
    select(node).call(behaviour).on('dblclick.zoom', null)
    this.#behaviour = behaviour
    this.#node = node
    return () => {
      cancelAnimationFrame(this.#frame)
      select(node).on('.zoom', null)
    }
  }

  glide(to: Place): void {
    cancelAnimationFrame(this.#frame)
    const [from, since, duration] = [this.place, performance.now(), this.hasBegun ? lasting(GLIDE) : 0]
    this.hasBegun = true
    this.#goal = to
    const step = (now: number) => {
      const share = duration > 0 ? Math.min(1, (now - since) / duration) : 1
      this.#put(eased(from, to, share))
      if (share < 1) this.#frame = requestAnimationFrame(step)
      else this.#goal = null
    }
    step(since)
  }

  /** Moves no farther than needed to show something. */
  reveal(box: Box, free: Pane): void {
    const heading = this.#goal ?? this.place
    const there = revealed(heading, box, free)
    if (there.x !== heading.x || there.y !== heading.y) this.glide(there)
  }

  scale(factor: number, free: Pane): void {
    const middle: [number, number] = [(free.left + free.right) / 2, (free.top + free.bottom) / 2]
    if (this.#node) this.#behaviour?.scaleBy(select(this.#node), factor, middle)
  }

  pan(dx: number, dy: number): void {
    if (this.#node) this.#behaviour?.translateBy(select(this.#node), dx / this.place.k, dy / this.place.k)
  }

  #put(to: Place): void {
    if (this.#node) this.#behaviour?.transform(select(this.#node), asTransform(to))
  }

  #show({ transform: { x, y, k }, sourceEvent }: { transform: ZoomTransform; sourceEvent: unknown }): void {
    this.place = { x, y, k }
    if (sourceEvent) this.#moved()
  }

  #rest(): void {
    this.isMoving = false
    this.settled = this.place.k
  }
}
