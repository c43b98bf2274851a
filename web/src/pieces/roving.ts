import type { Attachment } from 'svelte/attachments'

const STEPS: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowDown: (at, count) => Math.min(at + 1, count - 1),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_, count) => count - 1,
}

/**
 * One tab stop for a long list: Tab comes to the row that was focused last, at first to the topmost one, and the arrow
 * keys, Home and End walk among the rows, which the selector finds.
 */
export const roving =
  (selector: string): Attachment<HTMLElement> =>
  (list) => {
    let last: Element | null = null
    const rows = () => [...list.querySelectorAll<HTMLElement>(selector)]

    function settle() {
      const all = rows()
      const stop = all.find((row) => row === last) ?? all[0]
      for (const row of all) row.tabIndex = row === stop ? 0 : -1
    }

    function focused({ target }: FocusEvent) {
      if (!(target instanceof Element) || !target.matches(selector)) return
      last = target
      settle()
    }

    function keyed(event: KeyboardEvent) {
      const all = rows()
      const at = all.findIndex((row) => row === event.target)
      const step = STEPS[event.key]
      if (at < 0 || !step || event.ctrlKey || event.metaKey || event.altKey) return
      all[step(at, all.length)]?.focus()
      event.preventDefault()
      event.stopPropagation()
    }

    settle()
    const changes = new MutationObserver(settle)
    changes.observe(list, { childList: true, subtree: true })
    list.addEventListener('focusin', focused)
    list.addEventListener('keydown', keyed)
    return () => {
      changes.disconnect()
      list.removeEventListener('focusin', focused)
      list.removeEventListener('keydown', keyed)
    }
  }
