import ReconnectingSocket from 'partysocket/ws'
import { whenSomebodyElse } from './tabs'

/** The reason that the library gives for hanging up after `connectionTimeout`. */
const TIMED_OUT = 'timeout'

/** What a live connection needs from a socket; tests provide a fake one. */
export interface Socket {
  send(data: string): void
  close(): void
  addEventListener(kind: 'open', listener: () => void): void
  addEventListener(kind: 'close', listener: (event: { readonly code: number }) => void): void
  addEventListener(kind: 'message', listener: (event: MessageEvent) => void): void
}

/** Connects again whenever the connection is lost, and when this browser has become somebody else. */
class LiveSocket extends ReconnectingSocket {
  readonly #forget = whenSomebodyElse(() => this.reconnect())

  override close(code?: number, reason?: string): void {
    this.#forget()
    super.close(code, reason)
  }
}

/** Browsers complain when a connection is ended before it is open, so that is awaited, unless it takes too long. */
function patientSocket() {
  return class extends WebSocket {
    override close(code?: number, reason?: string): void {
      if (this.readyState !== WebSocket.CONNECTING || reason === TIMED_OUT) super.close(code, reason)
      else this.addEventListener('open', () => super.close(code, reason))
    }
  }
}

export function socketTo(path: string): Socket {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
  return new LiveSocket(`${scheme}://${location.host}${path}`, [], {
    WebSocket: patientSocket(),
    minReconnectionDelay: 300,
    maxReconnectionDelay: 8000,
    reconnectionDelayGrowFactor: 1.6,
    // A slow line or a busy machine takes its time: giving up sooner would only begin all over again.
    connectionTimeout: 20_000,
    maxEnqueuedMessages: 0,
  })
}
