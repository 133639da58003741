import { ownOf } from '@/engine/basics/own'
import type { AttackType } from '../../tables/magic'
import { cardOf, mountOf, otherSeat, sideIn } from '../creatures'
import { nowIn } from '../guards'
import type { ArenaSeat, Creature, Space, Table } from '../../state/position'
import { attackOf, poisonOf, powerOf, rangedOf } from '../values'

/** One creature's part in a fight. */
interface Attack {
  readonly power: number
  readonly type: AttackType
  readonly poison: number
}

/** A side of a fight and what its attacks add up to. */
export interface Side {
  readonly seat: ArenaSeat
  /** In the space, by number. */
  readonly fighters: readonly Creature[]
  /** From outside; the defenders never have any (AA-14.8). */
  readonly shooters: readonly Creature[]
  readonly total: number
  /** Power of Targeted attacks, their poison added (AA-12.3). */
  readonly targeted: number
  /** Power of Blunt attacks (AA-12.8). */
  readonly blunt: number
  readonly poison: number
  /** Power and poison of attacks that are both Targeted and poisonous (AA-13.6). */
  readonly venom: number
}

/** Both sides of the fight in a space, with those who fire into it (AA-11.2, AA-14.6). */
export function sidesIn(
  table: Table,
  space: Space,
  shooters = shootersAt(table, space),
): { readonly attack: Side; readonly defense: Side } {
  const { active } = table
  return {
    attack: sideOf(table, active, sideIn(table, space, active), shooters),
    defense: sideOf(table, otherSeat(active), sideIn(table, space, otherSeat(active)), []),
  }
}

/** Who has fired into a space, by number. */
export function shootersAt(table: Table, space: Space): readonly Creature[] {
  const shots = nowIn(table, 'combat')?.shots ?? {}
  return table.creatures.filter(({ id }) => ownOf(shots, id) === space)
}

/** Whether a creature sits inside a vehicle that shields it, where that variant is played (AA-25.3). */
export function isEnclosed(table: Table, creature: Creature): boolean {
  if (!table.settings.variants.enclosed) return false
  const mount = mountOf(table, creature)
  return mount !== undefined && cardOf(mount).isEnclosed
}

/** A side's sums. */
export function sideOf(
  table: Table,
  seat: ArenaSeat,
  fighters: readonly Creature[],
  shooters: readonly Creature[],
): Side {
  const attacks = [
    ...fighters.filter((fighter) => !isEnclosed(table, fighter)).map((fighter) => meleeOf(table, fighter)),
    ...shooters.flatMap((shooter) => shotOf(table, shooter)),
  ]
  const sum = (amount: (attack: Attack) => number) =>
    attacks.reduce((total, attack) => total + amount(attack), 0)
  return {
    seat,
    fighters,
    shooters,
    total: sum(({ power }) => power),
    targeted: sum((attack) => (attack.type === 'Targeted' ? attack.power + attack.poison : 0)),
    blunt: sum(({ type, power }) => (type === 'Blunt' ? power : 0)),
    poison: sum(({ poison }) => poison),
    venom: sum(({ type, power, poison }) => (type === 'Targeted' && poison > 0 ? power + poison : 0)),
  }
}

function meleeOf(table: Table, creature: Creature): Attack {
  const type = attackOf(table, creature)
  return attack(powerOf(table, creature), type, poisonOf(table, creature))
}

function shotOf(table: Table, creature: Creature): readonly Attack[] {
  const ranged = rangedOf(table, creature)
  return ranged ? [attack(ranged.power, ranged.attack, ranged.poison)] : []
}

/** Poison cannot be on a Blunt attack (AA-13.5). */
function attack(power: number, type: AttackType, poison: number): Attack {
  return { power, type, poison: type === 'Blunt' ? 0 : poison }
}
