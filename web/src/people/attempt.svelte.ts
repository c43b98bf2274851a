import { told } from '../net/api'
import type { Message } from '../net/generated'

/** Something asked of the server: one at a time, and what it refused is kept to be shown. */
export class Attempt {
  isBusy = $state(false)
  problem = $state.raw<Message | null>(null)

  async make(act: () => Promise<void>): Promise<void> {
    if (this.isBusy) return
    this.isBusy = true
    this.problem = null
    try {
      await act()
    } catch (error) {
      this.problem = told(error)
    } finally {
      this.isBusy = false
    }
  }
}
