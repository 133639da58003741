import { castDraft } from 'immer'
import { reading } from '@/engine/kernel/draft'
import type { HexId } from '@/engine/kernel/hex'
import { firstRefusal, type Refusal } from '@/engine/kernel/refusal'
import type { Clause } from '../../clauses'
import { hexRefusal, ownRefusal, progressIn, twiceRefusal } from '../../queries/guards'
import { advancesOf } from '../../queries/legal/combat'
import { relocate } from '../../effects/muster'
import type { Position, UnitId } from '../../state/position'
import { refuse } from '../../refuse'
import { afterCombatRefusal } from '../../queries/advance-after-combat'
import { afterFireballRefusal, isAfterFireball } from '../../queries/advance-after-fireball'
import type { AdvanceClause } from '../../queries/advancing'
import { typesOf } from '../../queries/stacking'
import { HEX, UNITS } from '../kit/args'
import { command } from '../kit/kit'

/** Enters a hex that fireballs or an attack emptied; it never carries the wand along (AR-10.9 to AR-10.11). */
export const advance = command({
  clause: 'AR-10.10',
  stage: 'combat',
  args: { units: UNITS, hex: HEX },
  subject: 'units',
  target: 'hex',
  listed: ({ table }) => advancesOf(table),

  refusalOf({ table, now }, group) {
    const isForFire = isAfterFireball(now, group.hex)
    return (
      namesRefusal(table, group, isForFire ? 'AR-10.9' : 'AR-10.10') ??
      (isForFire ? afterFireballRefusal(table, now, group) : afterCombatRefusal(table, now, group))
    )
  },
  perform({ draft }, { units: ids, hex }) {
    const position = reading(draft)
    const [unitType] = typesOf(position, ids)
    const now = progressIn(position, 'combat')
    relocate(draft, ids, hex)
    if (isAfterFireball(now, hex)) draft.now = castDraft({ ...now, advanced: [...now.advanced, ...ids] })
    return unitType ? [{ type: 'advanced', units: ids, unitType, hex }] : []
  },

  say: ({ units, hex }) => `Advance with ${units} into ${hex}`,
})

function namesRefusal(
  table: Position,
  { units, hex }: { readonly units: readonly UnitId[]; readonly hex: HexId },
  clause: AdvanceClause,
): Refusal<Clause> | undefined {
  if (units.length === 0) return refuse(clause, 'Name the units that advance, one or more.')
  return (
    firstRefusal(units, (id) => ownRefusal(table, id)) ??
    hexRefusal(table.settings, hex, clause) ??
    twiceRefusal(units, clause)
  )
}
