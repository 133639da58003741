import type { Refusal } from '@/engine/kernel/refusal'
import type { Clause } from '../../clauses'
import { cardOf, freePilotsOf } from '../creatures'
import { nowIn } from '../guards'
import { isCastingLong } from '../in-force'
import type { Creature, Space, Table } from '../../state/position'
import { refuse } from '../../refuse'
import { boardOf, spacesApart } from '../spaces'
import { holdsEnemy } from '../entry'
import { rangedOf } from '../values'
import { isEnclosed } from './sides'

/** Refuses who cannot fire that far, or no longer (AA-14.2). */
export function rangeRefusal(table: Table, shooter: Creature, target: Space): Refusal<Clause> | undefined {
  const ranged = rangedOf(table, shooter)
  if (!ranged || !shooter.at) return refuse('AA-14.2', 'It has no ranged attack.')
  if (shooter.fired) return refuse('AA-14.2', 'It has fired in this turn.')
  if ((nowIn(table, 'combat')?.settled.length ?? 0) > 0)
    return refuse('AA-14.2', 'All shots come before the first fight is settled.')
  const apart = spacesApart(boardOf(table), shooter.at, target)
  if (apart >= ranged.min && apart <= ranged.max) return undefined
  return refuse('AA-14.2', `${target} is ${apart} away; its range is ${ranged.min} to ${ranged.max}.`)
}

/** Refuses who fights where it stands (AA-14.5). */
export function engagedRefusal(table: Table, { at, controller }: Creature): Refusal<Clause> | undefined {
  if (!at || !controller || !holdsEnemy(table, at, controller)) return undefined
  return refuse('AA-14.5', 'It stands with an enemy and fights there.')
}

/** Refuses who is busy casting, or has no pilot free for it (AA-14.9), and who sits inside (AA-25.3). */
export function busyRefusal(table: Table, shooter: Creature): Refusal<Clause> | undefined {
  if (isCastingLong(table, shooter)) return refuse('AA-14.9', 'It is casting.')
  if (cardOf(shooter).vehicle && freePilotsOf(table, shooter).length === 0)
    return refuse('AA-14.9', 'It has no pilot who is not casting.')
  return isEnclosed(table, shooter) ? refuse('AA-25.3', 'Nobody fires from inside this vehicle.') : undefined
}
