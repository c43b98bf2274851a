import type { ShowState } from '../net/generated'
import type { Socket } from '../net/socket'

/** A connection to a game that is over: it tells the state once, and nothing comes after it. */
export function stillSocket(state: ShowState): Socket {
  return {
    send: () => undefined,
    close: () => undefined,
    addEventListener(kind: string, listener: unknown) {
      const heard = listener as (event?: unknown) => void
      if (kind === 'open') queueMicrotask(() => heard())
      if (kind === 'message') queueMicrotask(() => heard({ data: JSON.stringify(state) }))
    },
  }
}
