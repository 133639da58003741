import type { Draft } from 'immer'
import { settleControl } from '../control'
import type { Event } from '../../events'
import type { ArenaSeat, CreatureId, Position } from '../../state/position'
import { effectOf } from '../../queries/in-force'
import { loseCast } from '../lose-cast'
import { creaturesMet, type EffectContext } from './effect-context'
import { settleUnits } from './units'

/** The creature obeys the caster's player from now on (AA-22.10). */
export function takeControl(work: EffectContext): Event[] | undefined {
  const [creature] = creaturesMet(work)
  return creature ? giveTo(work.draft, creature.id, work.seat) : undefined
}

/** Control goes back when an enchantment of it has ended: to whoever enchanted it last before, or to the owner. */
export function giveBack(draft: Draft<Position>, id: CreatureId): Event[] {
  const creature = draft.creatures.find((one) => one.id === id)
  if (!creature) return []
  const holding = draft.enchantments.filter(
    (enchantment) =>
      enchantment.on.kind === 'creature' &&
      enchantment.on.creature === id &&
      effectOf(enchantment, 'control'),
  )
  return giveTo(draft, id, holding.at(-1)?.seat ?? creature.owner)
}

/** Magic that it had under way fails with the change (AA-22.10). */
function giveTo(draft: Draft<Position>, id: CreatureId, seat: ArenaSeat): Event[] {
  const creature = draft.creatures.find((one) => one.id === id)
  if (!creature || creature.controller === seat) return []
  creature.controller = seat
  return [
    { type: 'controllerChanged', creature: id, seat },
    ...loseCast(draft, id, 'controlLost'),
    ...settleUnits(draft),
    ...settleControl(draft),
  ]
}
