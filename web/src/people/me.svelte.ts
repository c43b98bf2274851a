import { rememberName } from '../home/draft'
import type { MeInfo } from '../net/generated'
import { tellAllTabs } from '../net/tabs'
import { whoAmI } from './api'

/** Who sits in front of this browser. Nothing waits for it: guests play without a name. */
class Me {
  info = $state.raw<MeInfo | null>(null)

  async load(): Promise<void> {
    try {
      this.#show(await whoAmI())
    } catch {
      // The page says itself that the server cannot be reached; the header goes on without a name.
    }
  }

  /** A guest gets a name with their first seat. */
  async satDown(): Promise<void> {
    if (!this.info?.name) await this.load()
  }

  /** By what was done in this tab. */
  become(info: MeInfo): void {
    this.#show(info)
    tellAllTabs()
  }

  #show(info: MeInfo): void {
    this.info = info
    if (info.name) rememberName(info.name)
  }
}

export const me = new Me()
