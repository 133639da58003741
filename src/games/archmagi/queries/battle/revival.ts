import type { Battle, State } from '../../state/state'
import type { UnitType } from '../../state/terms'
import { isArchmagus } from '../../tables/types'
import { placeRefusal } from '../reserves'
import { roleOf } from '../traits'
import { mageOf, unitById } from '../units'

/** Which chits a spell could bring onto the map when its battle ends: none where its caster is gone (AM-S.43, AM-S.44). */
export function revivable(
  state: State,
  { seat, caster: id, from }: Battle['revive'][number],
): readonly UnitType[] {
  const { battle } = state
  const caster = unitById(state, id)
  if (!battle || caster?.seat !== seat) return []
  const { killed } = battle.sides[roleOf(battle, seat)]
  if (killed.length === 0) return []
  const chits = from === 'killed' ? killed.filter((type) => !isArchmagus(type)) : mageOf(state, seat).reserve
  return [...new Set(chits)].filter((chit) => !placeRefusal(state, chit, caster.hex))
}
