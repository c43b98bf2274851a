import type { Looking } from './looking.svelte'

const KEYS: Readonly<Record<string, (looking: Looking) => void>> = {
  ArrowLeft: (looking) => looking.goBy(-1),
  ArrowRight: (looking) => looking.goBy(1),
  PageUp: (looking) => looking.goByTurn(-1),
  PageDown: (looking) => looking.goByTurn(1),
  Home: (looking) => looking.goTo(0),
  End: (looking) => looking.backToPresent(),
}

/** Where these keys mean something else: fields, boards and whatever scrolls or has its own arrows. */
const TAKEN = 'input, select, textarea, dialog, [popover], [role="region"], [role="tablist"], [data-testid="board"]'

/** Steps through the game with the keys that nothing else has taken. */
export function keyed(event: KeyboardEvent, looking: Looking): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
  if (event.target instanceof Element && event.target.closest(TAKEN)) return
  if (document.querySelector(':popover-open')) return
  const isLeaving = event.key === 'Escape' && !looking.history.isPresent
  const go = isLeaving ? KEYS['End'] : KEYS[event.key]
  if (!go) return
  go(looking)
  event.preventDefault()
}
