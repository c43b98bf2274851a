/** Hints for those who are new: why, where prompts say what. On until they are switched off, in this browser. */

const KEPT = 'newworlds.hints'
/** So often the same hint is given. */
const MOST = 3

interface Kept {
  readonly isOn: boolean
  /** How often each hint was given. */
  readonly given: Readonly<Record<string, number>>
}

const NONE: Kept = { isOn: true, given: {} }

/** What cannot be read counts as nothing: hints are not worth an error. */
function read(stored: string | null): Kept {
  try {
    return stored === null ? NONE : { ...NONE, ...(JSON.parse(stored) as Partial<Kept>) }
  } catch {
    return NONE
  }
}

export class Hints {
  #kept = $state.raw<Kept>(NONE)

  constructor(readonly storage: Pick<Storage, 'getItem' | 'setItem'>) {
    this.#kept = read(storage.getItem(KEPT))
  }

  get isOn(): boolean {
    return this.#kept.isOn
  }

  switchOff(): void {
    this.#keep({ ...this.#kept, isOn: false })
  }

  /** From the beginning: whoever wants them again has forgotten. */
  switchOn(): void {
    this.#keep(NONE)
  }

  /** Whether a hint is still worth giving; if so, it counts as given. */
  give(code: string): boolean {
    const before = this.#kept.given[code] ?? 0
    if (before >= MOST) return false
    this.#keep({ ...this.#kept, given: { ...this.#kept.given, [code]: before + 1 } })
    return true
  }

  /** Not again. */
  dismiss(code: string): void {
    this.#keep({ ...this.#kept, given: { ...this.#kept.given, [code]: MOST } })
  }

  #keep(kept: Kept): void {
    this.#kept = kept
    this.storage.setItem(KEPT, JSON.stringify(kept))
  }
}

export const hints = new Hints(localStorage)
