import { castDraft } from 'immer'
import { reading } from '@/engine/draft'
import type { CommandRule } from '@/engine/game'
import { firstRefusal, type Refusal } from '@/engine/refusal'
import type { Clause } from '../../content/clauses'
import type { Advance } from '../commands'
import type { Event } from '../events'
import { hexRefusal, ownRefusal, progressIn, segmentRefusal, twiceRefusal } from '../guards'
import { relocate } from '../muster'
import type { Position } from '../position'
import { refuse } from '../refuse'
import { typesOf } from '../stacking'
import { afterCombatRefusal } from './advance-after-combat'
import { afterFireballRefusal, isAfterFireball } from './advance-after-fireball'
import type { AdvanceClause } from './advancing'

/** Enters a hex that fireballs or an attack emptied; it never carries the wand along (AR-10.9 to AR-10.11). */
export const advance: CommandRule<Position, Advance, Event> = {
  refusalOf(position, command) {
    const elsewhere = segmentRefusal(position, 'combat')
    if (elsewhere) return elsewhere
    const now = progressIn(position, 'combat')
    return (
      namesRefusal(position, command, isAfterFireball(now, command.hex) ? 'AR-10.9' : 'AR-10.10') ??
      (isAfterFireball(now, command.hex)
        ? afterFireballRefusal(position, now, command)
        : afterCombatRefusal(position, now, command))
    )
  },
  perform(draft, { units: ids, hex }) {
    const position = reading(draft)
    const [unitType] = typesOf(position, ids)
    const now = progressIn(position, 'combat')
    relocate(draft, ids, hex)
    if (isAfterFireball(now, hex)) draft.now = castDraft({ ...now, advanced: [...now.advanced, ...ids] })
    return unitType ? [{ type: 'advanced', units: ids, unitType, hex }] : []
  },
}

function namesRefusal(
  table: Position,
  { units, hex }: Advance,
  clause: AdvanceClause,
): Refusal<Clause> | undefined {
  if (units.length === 0) return refuse(clause, 'Name the units that advance, one or more.')
  return (
    firstRefusal(units, (id) => ownRefusal(table, id)) ??
    hexRefusal(table.settings, hex, clause) ??
    twiceRefusal(units, clause)
  )
}
