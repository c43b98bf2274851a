import { coastArt, COAST_WIDTH, type CoastSpace } from '../../art/tiles'
import type { Printed } from '../../net/generated'
import type { Art } from '../../plates/plates'
import { tilePlates } from '../tiles/tile_plates'

interface CoastPrinting {
  readonly tile: readonly { readonly id: string; readonly edges: string }[]
  readonly coast: { readonly space: readonly { readonly tile: string; readonly town?: string }[] }
}

const MARGIN = 10

/** The ten start spaces, from north to south. */
function coast(printed: Printed): Art {
  const { tile, coast } = printed.components as unknown as CoastPrinting
  const west = (id: string) => tile.find((one) => one.id === id)?.edges.at(-1) as CoastSpace['west']
  const space = coast.space.map((one) => ({ west: west(one.tile), ...(one.town ? { town: one.town } : {}) }))
  return {
    width: COAST_WIDTH + 2 * MARGIN,
    height: space.length * 200 + 2 * MARGIN,
    markup: `<g transform="translate(${MARGIN} ${MARGIN})">${coastArt({ space })}</g>`,
  }
}

export default tilePlates('mayflower', (printed) => [
  { id: 'coast', look: 'card', plates: [{ id: 'coast', picture: coast(printed) }] },
])
