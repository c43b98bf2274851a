import { num } from './numbers'

/**
 * Rewrites a path with relative commands: the same drawing in about half the characters.
 * With a scale, coordinates are multiplied and rounded, for a group that scales them back down.
 */

const SIZES: Record<string, number> = { M: 2, L: 2, Q: 4, C: 6, H: 1, V: 1, A: 7, Z: 0 }
const TOKENS = /([a-zA-Z])|(-?(?:\d+\.?\d*|\.\d+))/g

interface Command {
  readonly letter: string
  readonly values: readonly number[]
}

function commands(d: string): Command[] {
  const list: { letter: string; values: number[] }[] = []
  for (const [, letter, value] of d.matchAll(TOKENS)) {
    if (letter) list.push({ letter, values: [] })
    else list[list.length - 1]?.values.push(Number(value))
  }
  return list.flatMap(({ letter, values }) => {
    const size = SIZES[letter.toUpperCase()] as number
    if (size === 0 || values.length <= size) return [{ letter, values }]
    return Array.from({ length: values.length / size }, (_, i) => ({
      letter,
      values: values.slice(i * size, (i + 1) * size),
    }))
  })
}

const joined = (values: readonly number[]): string =>
  values.map(num).reduce((text, value) => {
    const needsGap = text !== '' && !value.startsWith('-') && !(value.startsWith('.') && /\.\d+$/.test(text))
    return text + (needsGap ? ' ' : '') + value
  }, '')

class Writer {
  #x = 0
  #y = 0
  #start: readonly [number, number] = [0, 0]
  #last = ''
  text = ''

  constructor(private readonly scale: number) {}

  write({ letter, values }: Command): void {
    const upper = letter.toUpperCase()
    if (upper === 'Z') {
      ;[this.#x, this.#y] = this.#start
      this.#emit('z', [])
      return
    }
    const [fromX, fromY] = letter === upper ? [this.#x, this.#y] : [0, 0]
    const steps = values.map((given, i) => {
      if (upper === 'A' && i >= 2 && i < 5) return given
      const value = given * this.scale
      if (upper === 'A' && i < 2) return this.#rounded(value)
      const isY = upper === 'V' || (upper !== 'H' && (upper === 'A' ? i === 6 : i % 2 === 1))
      return this.#rounded(value - (isY ? fromY : fromX))
    })
    this.#move(upper, steps)
    const [dx, dy] = steps
    if (upper === 'L' && dx === 0) this.#emit('v', [dy as number])
    else if (upper === 'L' && dy === 0) this.#emit('h', [dx as number])
    else this.#emit(letter === 'M' && this.text === '' ? 'M' : letter.toLowerCase(), steps)
    if (upper === 'M') this.#start = [this.#x, this.#y]
  }

  #rounded(value: number): number {
    return this.scale === 1 ? Math.round(value * 10) / 10 : Math.round(value)
  }

  #move(upper: string, steps: readonly number[]): void {
    if (upper === 'H') this.#x += steps[0] as number
    else if (upper === 'V') this.#y += steps[0] as number
    else {
      this.#x += steps[steps.length - 2] as number
      this.#y += steps[steps.length - 1] as number
    }
  }

  #emit(letter: string, steps: readonly number[]): void {
    const isSame = letter === this.#last && letter !== 'm' && letter !== 'z'
    const body = joined(steps)
    this.text += isSame ? (body.startsWith('-') ? body : ` ${body}`) : letter + body
    this.#last = letter
  }
}

export function compact(d: string, scale = 1): string {
  const writer = new Writer(scale)
  for (const command of commands(d)) writer.write(command)
  return writer.text
}
