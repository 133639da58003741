import type { Draft } from 'immer'
import { reading } from '@/engine/kernel/draft'
import { settleControl } from '../control'
import { otherSeat, ridersOf, sideIn } from '../../queries/creatures'
import { kingOf } from '../../queries/entry'
import type { Event } from '../../events'
import type { CreatureId, Position, Space } from '../../state/position'
import { groundOf } from '../../queries/spaces'
import { creaturesMet, type EffectContext } from './effect-context'
import { settleUnits } from './units'

/** The creature is put on the ground of its controller's king hex (AA-22.26). */
export function recall(work: EffectContext): Event[] | undefined {
  const table = reading(work.draft)
  const [creature] = creaturesMet(work)
  if (!creature?.controller || ridersOf(table, creature.id).length > 0) return undefined
  const home = groundOf(kingOf(table, creature.controller))
  if (sideIn(table, home, otherSeat(creature.controller)).length > 0) return undefined
  return moveAway(work.draft, creature.id, home)
}

/** The caster is put on the ground that was named; whether it still may is known before (AA-20.15, AA-22.26). */
export function teleport(work: EffectContext): Event[] | undefined {
  const { draft, target } = work
  const [creature] = creaturesMet(work)
  return creature && target.kind === 'to' ? moveAway(draft, creature.id, target.to) : undefined
}

/** Puts a creature elsewhere by magic: off its mount, by way of no space, ready to fight (AA-22.26, AA-22.28). */
function moveAway(draft: Draft<Position>, id: CreatureId, to: Space): Event[] {
  const creature = draft.creatures.find((one) => one.id === id)
  if (!creature || creature.at === null) return []
  const from = creature.at
  creature.at = to
  creature.on = null
  creature.airTurns = 0
  creature.cameFrom = null
  return [{ type: 'carried', creature: id, from, to }, ...settleUnits(draft), ...settleControl(draft)]
}
