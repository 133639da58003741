import { busyRefusal, engagedRefusal, rangeRefusal } from '../../queries/combat/guards'
import { holdsEnemy } from '../../queries/entry'
import type { Space } from '../../state/position'
import { refuse } from '../../refuse'
import { CREATURE, SPACE } from '../kit/args'
import { command } from '../kit/kit'

/**
 * Lets a creature fire into a space and so take part in the fight there (AA-14.2, AA-14.6). Land and what stands
 * between do not matter (AA-14.7), nor whether the shooter has moved (AA-14.11).
 */
export const fire = command({
  clause: 'AA-14.2',
  stage: 'combat',
  args: { shooter: CREATURE, target: SPACE },
  subject: 'shooter',
  target: 'target',
  choices({ table, seat }) {
    const foes = table.creatures.filter(({ controller }) => controller !== null && controller !== seat)
    const spaces = new Set(foes.flatMap(({ at }): Space[] => (at ? [at] : [])))
    return [...spaces].map((target) => ({ target }))
  },

  refusalOf({ table, seat }, { shooter, target }) {
    return (
      rangeRefusal(table, shooter, target) ??
      engagedRefusal(table, shooter) ??
      busyRefusal(table, shooter) ??
      (shooter.fought ? refuse('AA-11.12', 'It has fought in this phase.') : undefined) ??
      // A vehicle without a pilot that stands alone is attacked as such (AA-8.7).
      (holdsEnemy(table, target, seat)
        ? undefined
        : refuse('AA-14.4', `There is no enemy at ${target}; a vehicle without a pilot is attacked by name.`))
    )
  },
  perform({ now }, { shooter, target }) {
    shooter.fired = true
    now.shots[shooter.id] = target
    return [{ type: 'fired', shooter: shooter.id, target }]
  },

  say: ({ shooter, target }) => `Fire into ${target} with ${shooter}`,
  ink: 'red',
})
