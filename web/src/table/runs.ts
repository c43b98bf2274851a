/**
 * Moves that a player made at once, such as a walk along the trail: undone at once, too.
 * A run is known by how many moves the game had before it and after it.
 */
export class Runs {
  readonly #begins = new Map<number, number>()

  remember(before: number, after: number): void {
    if (after > before + 1) this.#begins.set(after, before)
  }

  /** How many moves are left when the last decision is undone: all before the run, or one less. */
  before(count: number): number {
    return this.#begins.get(count) ?? count - 1
  }

  /** Whatever was undone may be played otherwise. */
  forgetFrom(count: number): void {
    for (const after of this.#begins.keys()) if (after > count) this.#begins.delete(after)
  }
}
