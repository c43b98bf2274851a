import { TOKEN_BOX, tokenFront } from '../../art/tiles'
import type { Art } from '../../plates/plates'
import { named, tilePlates } from '../tiles/tile_plates'

const token = (value: string): Art => ({ width: TOKEN_BOX, height: TOKEN_BOX, markup: tokenFront(Number(value)) })

export default tilePlates('gold_rush', (printed) => [
  { id: 'tokens', look: 'sign', plates: named(printed, 'token', token) },
])
