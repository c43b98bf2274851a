import { gameClient } from '../games'
import { openTable } from '../dealing/sitting'
import { told } from '../net/api'
import type { GameInfo, Message } from '../net/generated'
import { router } from '../shell/router.svelte'
import { tablePath } from '../shell/routes'
import { t } from '../text/language.svelte'
import { rememberedName } from './draft'
import { quickTable, rememberGame } from './quick'

/** What the table will need comes while the server opens it; should that fail, the table asks again. */
function fetchAhead(game: string): void {
  void Promise.all([import('../pages/Table.svelte'), gameClient(game)]).catch(() => undefined)
}

/** Playing now: no more than a press from the page to the table. */
class Start {
  isOnItsWay = $state(false)
  problem = $state.raw<Message | null>(null)

  async play(game: GameInfo, bot: string): Promise<void> {
    if (this.isOnItsWay) return
    this.isOnItsWay = true
    this.problem = null
    fetchAhead(game.id)
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
