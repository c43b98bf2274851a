/**
 * Helps the player follow the game: others' moves arrive at once, but are shown one step at a time.
 * A step that arrives when nothing is waiting, long enough after the last, is shown immediately.
 */
export class Pace<Step> {
  readonly #queue: Step[] = []
  #timer: ReturnType<typeof setTimeout> | null = null
  #lastShown = -Infinity

  constructor(
    readonly show: (step: Step) => void,
    readonly gap: () => number,
    readonly now: () => number = () => performance.now(),
  ) {}

  add(step: Step): void {
    this.#queue.push(step)
    this.#run()
  }

  /** Whether something has come that is not shown yet. */
  get isWaiting(): boolean {
    return this.#queue.length > 0
  }

  /** Shows at once what waits, up to the last step that is awaited. */
  hurry(isAwaited: (step: Step) => boolean): void {
    const last = this.#queue.findLastIndex(isAwaited)
    for (const step of this.#queue.splice(0, last + 1)) {
      this.#lastShown = this.now()
      this.show(step)
    }
  }

  /** What came after the last step that waits, and is to be shown together with it. */
  amend(change: (last: Step) => Step): void {
    const last = this.#queue.pop()
    if (last !== undefined) this.#queue.push(change(last))
  }

  clear(): void {
    this.#queue.length = 0
    if (this.#timer !== null) clearTimeout(this.#timer)
    this.#timer = null
  }

  #run(): void {
    if (this.#timer !== null) return
    const wait = this.#lastShown + this.gap() - this.now()
    if (wait > 0) {
      this.#timer = setTimeout(() => {
        this.#timer = null
        this.#run()
      }, wait)
      return
    }
    const step = this.#queue.shift()
    if (step === undefined) return
    this.#lastShown = this.now()
    this.show(step)
    this.#run()
  }
}
