import { isInRange } from '../../queries/ground'
import { enemyStacks, stackIn } from '../../queries/units'
import { refuse, type Refused } from '../../refuse'
import type { State, Unit } from '../../state/state'
import type { MageSeat, StackRef } from '../../state/terms'

/** Why a stack is none that a seat could look into or steal from. */
export function enemyRefusal(table: State, seat: MageSeat, stack: StackRef): Refused {
  const isEnemy = stack.owner !== seat && stackIn(table, stack).length > 0
  return isEnemy ? undefined : refuse('AM-C.2', 'There is no such enemy stack.')
}

/** Enemy stacks that a unit can reach. */
export function enemyStacksNear(table: State, { seat, hex }: Unit): readonly StackRef[] {
  return enemyStacks(table, seat).filter((stack) => isInRange(table, hex, stack.hex))
}
