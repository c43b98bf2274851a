/** The rules beside a board: where they are open. Their text is loaded when they are first opened. */
export class RulesBeside {
  isOpen = $state(false)
  /** Whether they were ever open: from then on they stay in the page, and so keep their place. */
  isLoaded = $state(false)
  /** The rule to show; a new object each time, so that the same rule can be sought twice. */
  sought = $state.raw<{ readonly anchor: string } | null>(null)
  #opener: HTMLElement | null = null

  constructor(readonly game: string) {}

  /** Opened again at the same rule, they are where the reader left them. */
  open(anchor: string): void {
    if (!this.isOpen) this.#opener = document.activeElement instanceof HTMLElement ? document.activeElement : null
    const isNews = this.isOpen || anchor !== this.sought?.anchor
    this.isLoaded = true
    this.isOpen = true
    if (anchor && isNews) this.sought = { anchor }
  }

  close(): void {
    this.isOpen = false
    if (this.#opener?.isConnected) this.#opener.focus({ preventScroll: true })
  }

  /** Within an element, links to this game's rules open beside the board instead of leaving it. */
  catchLinks = (element: HTMLElement): (() => void) => {
    const follow = (event: MouseEvent): void => this.#follow(event)
    element.addEventListener('click', follow)
    return () => element.removeEventListener('click', follow)
  }

  #follow(event: MouseEvent): void {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
    if (!link || !isPlain || link.target || link.origin !== location.origin) return
    if (link.pathname !== `/rules/${this.game}`) return
    event.preventDefault()
    this.open(decodeURIComponent(link.hash.slice(1)))
  }
}
