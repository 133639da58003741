import type { CommandRule } from '@/engine/game'
import type { Refusal } from '@/engine/refusal'
import type { Clause } from '../../content/clauses'
import type { Fire } from '../commands'
import { creatureOf } from '../creatures'
import { holdsEnemy } from '../entry'
import type { Event } from '../events'
import { creatureRefusal, ownRefusal } from '../guards'
import type { Creature, Position, Space } from '../position'
import { refuse } from '../refuse'
import { busyRefusal, combatRefusal, engagedRefusal, rangeRefusal, spaceRefusal } from './guards'

/** Lets a creature fire into a space and so take part in the fight there (AA-14.2, AA-14.6). */
export const fire: CommandRule<Position, Fire, Event> = {
  refusalOf(position, { seat, shooter: id, target }) {
    const early =
      combatRefusal(position, seat) ?? creatureRefusal(position, id) ?? spaceRefusal(position, target)
    const shooter = creatureOf(position, id)
    if (early || !shooter) return early
    return ownRefusal(position, shooter, seat) ?? shotRefusal(position, shooter, target)
  },
  perform(draft, { shooter, target }) {
    for (const creature of draft.creatures) if (creature.id === shooter) creature.fired = true
    if (draft.now.phase === 'combat') draft.now.shots[shooter] = target
    return [{ type: 'fired', shooter, target }]
  },
}

/** Land and what stands between do not matter (AA-14.7), nor whether the shooter has moved (AA-14.11). */
function shotRefusal(position: Position, shooter: Creature, target: Space): Refusal<Clause> | undefined {
  return (
    rangeRefusal(position, shooter, target) ??
    engagedRefusal(position, shooter) ??
    busyRefusal(position, shooter) ??
    foughtRefusal(shooter) ??
    targetRefusal(position, shooter, target)
  )
}

function foughtRefusal({ fought }: Creature): Refusal<Clause> | undefined {
  return fought ? refuse('AA-11.12', 'It has fought in this phase.') : undefined
}

/** A vehicle without a pilot that stands alone is attacked as such (AA-8.7). */
function targetRefusal(
  position: Position,
  { controller }: Creature,
  target: Space,
): Refusal<Clause> | undefined {
  if (controller && holdsEnemy(position, target, controller)) return undefined
  return refuse('AA-14.4', `There is no enemy at ${target}; a vehicle without a pilot is attacked by name.`)
}
