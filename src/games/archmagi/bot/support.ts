import { availableOfSide, type Role } from '../queries/battle/fighters'
import { has } from '../queries/filters'
import { ownTraits } from '../queries/traits'
import type { Battle, State } from '../state/state'
import type { UnitId } from '../state/terms'

/** Those of a side who could support its combatant and neither do nor have planned to. */
export function supports(state: State, battle: Battle, role: Role): readonly UnitId[] {
  const { combatant, supports: done, plan } = battle.sides[role]
  const planned = plan.flatMap((item) => (item.kind === 'support' ? [item.unit] : []))
  return availableOfSide(state, battle, role)
    .filter(({ id }) => id !== combatant && !done.includes(id) && !planned.includes(id))
    .filter((unit) => {
      const traits = ownTraits(state, unit)
      return has(traits, 'archer') || has(traits, 'general')
    })
    .map(({ id }) => id)
}
