import type { State, Unit } from '../../state/state'
import type { MageSeat } from '../../state/terms'
import type { Deed } from '../../tables/effects'
import type { Tag } from '../../tables/vocabulary'
import { matches, sumOf } from '../filters'
import { isHomeAt } from '../ground'
import { effectsOn, homeOf, isInBattle, isSpellImmune, traitsOf } from '../traits'
import { byUnitId, stackIn } from '../units'

export type AreaAttack = Extract<Deed, { op: 'areaAttack' }>

/** What a spell that attacks an area adds to its die against a unit (AM-12.7). */
export function areaStrength(state: State, attack: AreaAttack, unit: Unit): number {
  const traits = traitsOf(state, unit)
  const slays = attack.slay.filter(({ vs }) => matches(vs, traits)).map(({ n }) => n)
  const curses = modsOn(state, unit, 'foe')
  return [attack.brm, ...slays, ...curses].reduce((sum, n) => sum + n)
}

/** What a unit adds to its die against it: support, artifacts and meals do not count (AM-12.7). */
export function areaResistance(state: State, unit: Unit): number {
  const traits = traitsOf(state, unit)
  const home = isHomeAt(state, homeOf(unit), unit.hex) ? 1 : 0
  // Whoever is struck outside a battle defends; in one, only the defending side does.
  const defends = !isInBattle(state, unit) || state.battle?.d === unit.seat
  const ambush = defends ? sumOf(traits, 'ambush') : 0
  return [traits.brm, home, ambush, ...modsOn(state, unit, 'self')].reduce((sum, n) => sum + n)
}

/** Figures of the spells that lie on a unit, those left out that a Weakness takes from it (AM-S.92). */
function modsOn(state: State, unit: Unit, to: 'self' | 'foe'): readonly number[] {
  const effects = effectsOn(state, unit)
    .filter(({ on }) => on.kind === 'unit')
    .map(({ does }) => does)
  const weak: readonly Tag[] = effects.flatMap((one) =>
    one.op === 'negate' && one.of === 'holder' ? one.tags : [],
  )
  return effects.flatMap((one) =>
    one.op === 'mod' && one.to === to && !one.tags.some((tag) => weak.includes(tag)) ? [one.n] : [],
  )
}

/** Those of some units that an area attack is about; it passes over who is immune to spells (AM-M.16). */
export function struckIn(state: State, attack: AreaAttack, units: readonly Unit[]): readonly Unit[] {
  return units.filter((unit) => !isSpellImmune(state, unit) && matches(attack.who, traitsOf(state, unit)))
}

/** All units in a hex, by seats clockwise from one and then by number. */
export function unitsInHex(state: State, hex: Unit['hex'], seats: readonly MageSeat[]): readonly Unit[] {
  return seats.flatMap((owner) => [...stackIn(state, { hex, owner })].sort(byUnitId))
}
