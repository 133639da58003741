import { UNITS } from '../tables/units'
import type { CommandOf } from '../commands'
import type { Unit } from '../state/position'
import { mayAttack } from '../queries/combat-choices'
import { killChance } from './chances'
import { indexOf, isClear, type Scene } from './scene'
import { targetsOf } from './targets'

/** An attack in the making: against one defender each, which eliminates most (AR-10.8). */
interface Duel {
  readonly defender: Unit
  readonly index: number
  readonly prize: number
  readonly attackers: Unit[]
}

/** The attacks of a combat segment: each defender alone, everybody where he adds most (AR-10.2 to AR-10.6). */
export function plannedAttacks(scene: Scene): readonly CommandOf<'designateAttack'>[] {
  const duels = duelsOf(scene)
  const attackers = scene.own.units.filter((unit) => mayAttack(scene.position, unit))
  // Whoever can strike few is placed first, so that the others can make up for it.
  const reach = attackers.map((unit) => ({ unit, against: duelsFor(scene, duels, unit) }))
  for (const { unit, against } of reach.toSorted((a, b) => a.against.length - b.against.length)) {
    const best = bestOf(against, (duel) => gainOf(scene, duel, unit))
    if (best) best.attackers.push(unit)
  }
  return duels.flatMap((duel) => designation(duel))
}

function duelsOf(scene: Scene): readonly Duel[] {
  const { prize } = targetsOf(scene)
  return scene.enemy.units.flatMap((defender) => {
    const index = indexOf(scene, defender.hex)
    return isClear(scene, index) ? [{ defender, index, prize: prize[index] ?? 0, attackers: [] }] : []
  })
}

function duelsFor({ field }: Scene, duels: readonly Duel[], unit: Unit): readonly Duel[] {
  const { grid } = field.board
  const here = grid.indexOf(unit.hex) * 6
  const around = grid.neighbors.subarray(here, here + 6)
  return duels.filter(({ index }) => around.includes(index))
}

/** What a unit's joining adds on average, the bonus kept or lost counted in (AR-10.6). */
function gainOf({ chances }: Scene, { defender, attackers, prize }: Duel, unit: Unit): number {
  const killed = (units: readonly Unit[]) => {
    const strength = units.reduce((sum, { type }) => sum + UNITS[type].combat, 0)
    const bonus = units.length > 0 && units.every(({ type }) => UNITS[type].bonusAgainst === defender.type)
    return killChance(chances, strength / UNITS[defender.type].combat, bonus)
  }
  return prize * (killed([...attackers, unit]) - killed(attackers))
}

function bestOf<Item>(items: readonly Item[], worthOf: (item: Item) => number): Item | undefined {
  let best: Item | undefined
  let highest = 0
  for (const item of items) {
    const worth = worthOf(item)
    if (worth > highest) [best, highest] = [item, worth]
  }
  return best
}

function designation({ defender, attackers }: Duel): readonly CommandOf<'designateAttack'>[] {
  if (attackers.length === 0) return []
  const strength = attackers.reduce((sum, { type }) => sum + UNITS[type].combat, 0)
  if (strength * 2 < UNITS[defender.type].combat) return []
  return [
    {
      type: 'designateAttack',
      attackers: attackers.map(({ id }) => id),
      hex: defender.hex,
      defenders: [defender.id],
    },
  ]
}
