import type { HexId } from '@/engine/hex'
import type { Refusal } from '@/engine/refusal'
import type { Clause } from '../../content/clauses'
import { refuse } from '../../rules/refuse'
import { hexOf } from '../../rules/spaces'
import type { View } from '../../rules/view'

/**
 * Why a click on a hex finds nobody of the asked seat to pick: nobody is there (AA-3.9), or nobody whom the seat
 * controls (AA-3.10); undefined where somebody is. Told before what those there cannot do.
 */
export function nobodysHexRefusal(view: View, hex: HexId, seat = view.active): Refusal<Clause> | undefined {
  const here = view.creatures.filter(({ at }) => at !== null && hexOf(at) === hex)
  if (here.length === 0) return refuse('AA-3.9', `No creature is in ${hex}.`)
  return here.some(({ controller }) => controller === seat)
    ? undefined
    : refuse('AA-3.10', `You control no creature in ${hex}.`)
}
