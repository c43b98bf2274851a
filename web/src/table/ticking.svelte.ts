const TICK = 250

/** Seconds that run down here from the moment they are told, until they are told anew. */
export function ticking(told: () => number, isRunning: () => boolean, news: () => unknown): { readonly left: number } {
  let passed = $state(0)
  $effect(() => {
    news()
    passed = 0
    if (!isRunning()) return
    const since = performance.now()
    const timer = setInterval(() => (passed = (performance.now() - since) / 1000), TICK)
    return () => clearInterval(timer)
  })
  return {
    get left() {
      return Math.max(0, told() - passed)
    },
  }
}
