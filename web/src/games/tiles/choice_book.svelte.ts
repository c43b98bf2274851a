import type { ListedChoice } from '../../board/listed'
import type { Move } from '../../net/generated'
import type { RawKind } from './board'
import type { PlaceChoice, TargetChoice, TileDesk } from './desk.svelte'
import { placeInWords, targetInWords } from './listed'

/** The choices on the map in words, with what each would bring. */
export class ChoiceBook {
  readonly #desk: TileDesk
  /** Whether the player has opened the list beside the map. */
  isOpen = $state(false)
  readonly all: readonly ListedChoice[] = $derived.by(() => [...this.#places, ...this.#targets])
  /** Choices close together on the map are always listed beside the tile in hand. */
  readonly atHand: readonly ListedChoice[] = $derived.by(() => (this.#desk.areTargetsClose ? this.#targets : []))
  readonly isShown: boolean = $derived.by(() => this.isOpen && this.atHand.length === 0)
  readonly #moves: readonly Move[] = $derived.by(() => [
    ...this.#desk.placeChoices.map(({ place }) => this.#desk.layingAt(place)),
    ...this.#desk.targets.map(({ move }) => move),
  ])

  readonly #places: readonly ListedChoice[] = $derived.by(() => this.#desk.placeChoices.map((one) => this.#place(one)))
  readonly #targets: readonly ListedChoice[] = $derived.by(() => this.#desk.targets.map((one) => this.#target(one)))

  constructor(desk: TileDesk) {
    this.#desk = desk
    $effect(() => this.#learn())
  }

  toggle = (): void => {
    this.isOpen = !this.isOpen
  }

  press = (key: string): void => {
    const place = this.#desk.placeChoices.find((one) => one.key === key)
    const target = this.#desk.targets.find((one) => one.key === key)
    if (place) this.#desk.pressCell(place.place.cell)
    else if (target) this.#desk.pressTarget(target)
  }

  point = (key: string | null): void => {
    this.#desk.eyedPlace = this.#desk.placeChoices.find((one) => one.key === key)?.place ?? null
    this.#desk.eyedTarget = key
    this.#desk.eyed = this.#desk.targets.find((one) => one.key === key)?.move ?? null
  }

  /** Outcomes are asked for only while they are shown. */
  #learn(): (() => void) | undefined {
    if (!this.isShown) return undefined
    let isWanted = true
    void this.#desk.foresight.learnAll(this.#moves, () => isWanted)
    return () => (isWanted = false)
  }

  #place({ key, place }: PlaceChoice): ListedChoice {
    const { board, game, atlas, laying, foresight } = this.#desk
    const kind = board.kinds[board.in_hand?.id ?? ''] as RawKind
    return {
      key,
      ...placeInWords(game, atlas, kind, place, laying.turns),
      gains: foresight.of(this.#desk.layingAt(place))?.gains ?? [],
      isChosen: laying.tried !== null && key === `${laying.tried.row},${laying.tried.col}`,
    }
  }

  #target(target: TargetChoice): ListedChoice {
    const { game, atlas, chosen, foresight } = this.#desk
    return {
      key: target.key,
      ...targetInWords(game, atlas, target),
      gains: foresight.of(target.move)?.gains ?? [],
      isChosen: target.key === chosen,
    }
  }
}
