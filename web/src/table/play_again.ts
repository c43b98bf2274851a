import { openTable } from '../dealing/sitting'
import type { TableInfo } from '../net/generated'
import { router } from '../shell/router.svelte'
import { tablePath } from '../shell/routes'
import { again } from './again'

/** Opens the same table again, and goes there. A lesson's is an ordinary game. */
export async function playAgain(table: TableInfo): Promise<void> {
  router.go(tablePath((await openTable(again(table))).id))
}
