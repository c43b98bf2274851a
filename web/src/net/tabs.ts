const CHANNEL = 'newworlds.person'

/**
 * To all tabs of this browser, this one as well: it is somebody else from now on. The server hangs up on them before
 * the new key has arrived, so those who connect again at once may still come with the old one.
 */
export function tellAllTabs(): void {
  const channel = new BroadcastChannel(CHANNEL)
  channel.postMessage(null)
  channel.close()
}

/** The answer stops it. */
export function whenSomebodyElse(act: () => void): () => void {
  const channel = new BroadcastChannel(CHANNEL)
  channel.addEventListener('message', act)
  return () => channel.close()
}
