import type { Printed } from '../../net/generated'
import type { Plate, PlateMaker } from '../../plates/plates'
import PieceOrTerrain from './PieceOrTerrain.svelte'

const starting = (printed: Printed, start: string): Plate[] =>
  Object.keys(printed.explanations)
    .filter((id) => id.startsWith(start))
    .map((id) => ({ id, picture: PieceOrTerrain }))

const maker: PlateMaker = {
  defs: () => '',
  kinds: (printed) => [
    { id: 'pieces', look: 'sign', plates: starting(printed, 'piece:'), isKey: true },
    { id: 'terrains', look: 'tile', plates: starting(printed, 'terrain:'), isKey: true },
  ],
}
export default maker
