/** The name of the window: what the page calls itself, and before it how many tables wait elsewhere. */
class Title {
  page = $state('New Worlds')
  waiting = $state(0)

  readonly whole = $derived(this.waiting > 0 ? `(${this.waiting}) ${this.page}` : this.page)
}

export const title = new Title()
