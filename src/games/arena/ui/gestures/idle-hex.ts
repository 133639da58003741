import type { HexId } from '@/engine/kernel/hex'
import type { Refusal } from '@/engine/kernel/refusal'
import type { Clause } from '../../clauses'
import { isAbandoned } from '../../queries/creatures'
import { ownRefusal } from '../../queries/guards'
import type { ArenaSeat, Creature } from '../../state/position'
import { refuse } from '../../refuse'
import { hexOf } from '../../queries/spaces'
import type { View } from '../../state/view'

/** Who is asked, and the clause that tells a vehicle without a pilot where it is not AA-8.2 (B-1). */
interface Asked {
  readonly seat?: ArenaSeat
  readonly abandoned?: Clause
}

/** All creatures in a hex, on its ground and in its air. */
export function creaturesInHex(view: View, hex: HexId): readonly Creature[] {
  return view.creatures.filter(({ at }) => at !== null && hexOf(at) === hex)
}

/**
 * Why a click on a hex finds nobody of the asked seat to pick: nobody is there (AA-3.9), nobody but vehicles without
 * a pilot (AA-8.2), or nobody whom the seat controls (AA-3.10); undefined where somebody is. Told before what those
 * there cannot do.
 */
export function nobodysHexRefusal(
  view: View,
  hex: HexId,
  { seat = view.active, abandoned }: Asked = {},
): Refusal<Clause> | undefined {
  const here = creaturesInHex(view, hex)
  const [first] = here
  if (!first) return refuse('AA-3.9', `No creature is in ${hex}.`)
  if (here.some(({ controller }) => controller === seat)) return undefined
  return here.every(isAbandoned)
    ? ownRefusal(view, first, seat, abandoned)
    : refuse('AA-3.10', `You control no creature in ${hex}.`)
}
