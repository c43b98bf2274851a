import { isTold, t } from '../../text/language.svelte'
import type { Printed } from './printed'

/** Places as people find them on the boards, told from what is printed: a corrected component file names its places, too. */

const g = (code: string): string => `gwt_new_zealand.${code}`

function told(form: 'place' | 'at_place', printed: Printed, id: string, neutral: string): string {
  const node = printed.nodes.get(id)
  if (!node) return id
  return t(g(`${form}.${node.kind}`), {
    letter: neutral || (node.letter ?? ''),
    number: printed.buildingNumbers.get(id) ?? node.number ?? 0,
  })
}

/** A space of the trail by itself; `neutral` is the letter of the neutral building there, which may be another's space. */
export const spaceName = (printed: Printed, id: string, neutral = ''): string => told('place', printed, id, neutral)
/** The same after a verb: to it, or at it. */
export const atSpaceName = (printed: Printed, id: string, neutral = ''): string =>
  told('at_place', printed, id, neutral)

export const laneName = (lane: string): string =>
  isTold(g(`lane.${lane}`)) ? t(g(`lane.${lane}`)) : t(g('lane.other'), { id: lane })

function toldAtSea(form: 'sea' | 'to_sea', id: string, printed: Printed): string {
  const place = printed.seaPlaces.get(id)
  if (!place) return t(g(`${form}.start`))
  const [where, port] = [{ lane: laneName(place.lane), number: place.number }, printed.portAt.get(id)]
  return port ? t(g(`${form}.port`), { size: port.size, ...where }) : t(g(`${form}.space`), where)
}

/** A sea space: by its port, where there is one. */
export const seaName = (id: string, { printed }: { readonly printed: Printed }): string => toldAtSea('sea', id, printed)
/** The same as where a ship sails to. */
export const toSeaName = (id: string, printed: Printed): string => toldAtSea('to_sea', id, printed)

export const portName = (id: string, { printed }: { readonly printed: Printed }): string => {
  const port = printed.ports.get(id)
  return port ? seaName(port.node, { printed }) : id
}
