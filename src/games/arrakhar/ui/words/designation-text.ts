import { capitalized } from '@/engine/basics/phrases'
import type { Designation, Table, UnitId } from '../../state/position'
import { typeLookup, unitsText, unitText } from '../sentences/words'
import { oddsNow } from '../../queries/odds'
import type { UnitType } from '../../tables/units'
import { unitOf } from '../../queries/stacking'

/** A designation in a few words. */
export function designationText(table: Table, made: Designation): string {
  const typeOf = typeLookup(table)
  if ('attackers' in made) {
    const sides = `${unitsText(made.attackers, typeOf)} on ${unitsText(made.defenders, typeOf)}`
    return made.resolved ? sides : `${sides}, ${standingOdds(table, made.attackers, made.defenders)}`
  }
  const caster = capitalized(unitText(made.caster, typeOf))
  if ('wand' in made) return made.wand ? `${caster}, by the wand` : caster
  return `${caster} on ${unitsText(made.units, typeOf)}`
}

/** The odds at which it would be rolled now (AR-10.7). */
function standingOdds(table: Table, attackers: readonly UnitId[], defenders: readonly UnitId[]): string {
  const typesOf = (ids: readonly UnitId[]): readonly UnitType[] =>
    ids.flatMap((id) => unitOf(table, id)?.type ?? [])
  const alive = typesOf(defenders)
  if (alive.length === 0) return 'wasted'
  return oddsNow(table, typesOf(attackers), { named: defenders.length, alive }).read ?? 'too poor'
}
