import type { Socket } from '../src/net/live'
import type { ClientMessage } from '../src/net/protocol'

type Listeners = { [kind: string]: ((event: MessageEvent) => void)[] }

/** A socket whose other end the test plays. */
export class FakeSocket implements Socket {
  readonly sent: ClientMessage[] = []
  readonly #listeners: Listeners = {}

  send(data: string): void {
    this.sent.push(JSON.parse(data) as ClientMessage)
  }
  close(): void {
    this.say('close')
  }
  addEventListener(kind: string, listener: (event: MessageEvent) => void): void {
    ;(this.#listeners[kind] ??= []).push(listener)
  }
  say(kind: string, message?: unknown): void {
    for (const listener of this.#listeners[kind] ?? []) listener({ data: JSON.stringify(message) } as MessageEvent)
  }
  ref(): string {
    const last = this.sent.at(-1)
    return last && 'ref' in last ? last.ref : ''
  }
}
