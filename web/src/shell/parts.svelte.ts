const FIRST_WAIT_MS = 500
const LONGEST_WAIT_MS = 8000

const seconds = (wait: number): Promise<void> => new Promise((go) => setTimeout(go, wait))

/** The parts of the client that are fetched only when they are needed. */
export class Parts {
  #missing = $state(0)

  constructor(readonly pause: (milliseconds: number) => Promise<void> = seconds) {}

  /** Whether something is not there that should be: without a connection, or after an update of the server. */
  get areMissing(): boolean {
    return this.#missing > 0
  }

  /** A part that cannot be fetched is tried again until it is there, as live connections are. */
  async fetched<T>(fetch: () => Promise<T>): Promise<T> {
    const first = await attempt(fetch)
    if (first) return first.part
    this.#missing += 1
    for (let wait = FIRST_WAIT_MS; ; wait = Math.min(wait * 2, LONGEST_WAIT_MS)) {
      await this.pause(wait)
      const found = await attempt(fetch)
      if (!found) continue
      this.#missing -= 1
      return found.part
    }
  }
}

async function attempt<T>(fetch: () => Promise<T>): Promise<{ part: T } | null> {
  try {
    return { part: await fetch() }
  } catch {
    return null
  }
}

export const parts = new Parts()
/** For `{#await part(() => import('./Part.svelte')) then …}`. */
export const part = <T>(fetch: () => Promise<T>): Promise<T> => parts.fetched(fetch)
