import type { AnnouncementInfo } from '../net/generated'
import { announcements } from './api'

const READ = 'newworlds.announcements.read'

/** What the host tells everybody, less what was closed in this browser. */
class Announced {
  #all = $state.raw<readonly AnnouncementInfo[]>([])
  #read = $state.raw<readonly string[]>(read())

  get unread(): readonly AnnouncementInfo[] {
    return this.#all.filter(({ id }) => !this.#read.includes(id))
  }

  /** Now, and whenever somebody comes back to the page. */
  follow(): () => void {
    const look = () => void (document.visibilityState === 'visible' && this.#look())
    look()
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }

  show(all: readonly AnnouncementInfo[]): void {
    this.#all = all
  }

  /** Those that are no longer announced need not be remembered. */
  close(id: string): void {
    const shown = this.#all.map((each) => each.id)
    this.#read = [...this.#read.filter((each) => shown.includes(each)), id]
    localStorage.setItem(READ, this.#read.join(' '))
  }

  async #look(): Promise<void> {
    try {
      this.show(await announcements())
    } catch {
      // The page itself says that the server cannot be reached.
    }
  }
}

const read = (): readonly string[] => (localStorage.getItem(READ) ?? '').split(' ').filter(Boolean)

export const announced = new Announced()
