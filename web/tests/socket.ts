import type { Socket } from '../src/net/socket'
import type { ClientMessage } from '../src/net/generated'

type Listener = (event: MessageEvent & { readonly code: number }) => void
type Listeners = Record<string, Listener[]>

/** A socket whose other end is played by the test. */
export class FakeSocket implements Socket {
  readonly sent: ClientMessage[] = []
  isClosed = false
  readonly #listeners: Listeners = {}

  send(data: string): void {
    this.sent.push(JSON.parse(data) as ClientMessage)
  }
  close(): void {
    this.isClosed = true
    this.say('close')
  }
  addEventListener(kind: string, listener: Listener): void {
    ;(this.#listeners[kind] ??= []).push(listener)
  }
  say(kind: string, message?: unknown): void {
    this.#tell(kind, { data: JSON.stringify(message) })
  }
  closeWith(code: number): void {
    this.#tell('close', { code })
  }
  ref(): string {
    const last = this.sent.at(-1)
    return last && 'ref' in last ? String(last.ref) : ''
  }
  #tell(kind: string, event: object): void {
    for (const listener of this.#listeners[kind] ?? []) listener(event as never)
  }
}
