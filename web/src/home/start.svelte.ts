import { openTable } from '../dealing/sitting'
import { told } from '../net/api'
import type { GameInfo, Message } from '../net/generated'
import { router } from '../shell/router.svelte'
import { tablePath } from '../shell/routes'
import { t } from '../text/language.svelte'
import { rememberedName } from './draft'
import { quickTable, rememberGame } from './quick'

/** Playing now: no more than a press from the page to the table. */
class Start {
  isOnItsWay = $state(false)
  problem = $state.raw<Message | null>(null)

  async play(game: GameInfo, bot: string): Promise<void> {
    if (this.isOnItsWay) return
    this.isOnItsWay = true
    this.problem = null
    try {
      const table = await openTable(quickTable(game, bot, rememberedName() || t('ui.seat.guest')))
      rememberGame(game.id, bot)
      router.go(tablePath(table.id))
    } catch (error) {
      this.problem = told(error)
    } finally {
      this.isOnItsWay = false
    }
  }
}

export const start = new Start()
