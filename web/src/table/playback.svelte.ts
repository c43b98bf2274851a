import type { History } from './history.svelte'

export const PACES = { slow: 2600, normal: 1400, fast: 600 } as const
export type PaceName = keyof typeof PACES
export const PACE_NAMES = Object.keys(PACES) as readonly PaceName[]

const REMEMBERED = 'newworlds.pace'

const isPace = (name: string | null): name is PaceName => name !== null && name in PACES

/** Plays a game from a moment of its past to the present, step by step. */
export class Playback {
  isPlaying = $state(false)
  #pace = $state<PaceName>('normal')
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(
    readonly history: History,
    /** Goes to what is to be seen next, or to the present. */
    readonly advance: () => Promise<void>,
    readonly memory: Pick<Storage, 'getItem' | 'setItem'> = localStorage,
  ) {
    const remembered = memory.getItem(REMEMBERED)
    if (isPace(remembered)) this.#pace = remembered
  }

  get pace(): PaceName {
    return this.#pace
  }

  set pace(pace: PaceName) {
    this.#pace = pace
    this.memory.setItem(REMEMBERED, pace)
    if (this.isPlaying) this.#wait()
  }

  /** From a moment, or from the one looked at; from the set-up when looking at the present. */
  async play(from: number = this.history.at ?? 0): Promise<void> {
    this.isPlaying = true
    await this.history.lookAt(from)
    this.#wait()
  }

  pause(): void {
    this.isPlaying = false
    clearTimeout(this.#timer)
  }

  #wait(): void {
    clearTimeout(this.#timer)
    if (this.isPlaying) this.#timer = setTimeout(() => void this.#step(), PACES[this.#pace])
  }

  async #step(): Promise<void> {
    if (!this.history.isPresent) await this.advance()
    if (this.history.isPresent) this.pause()
    else this.#wait()
  }
}
