import type { Battle, State, Unit } from '../../state/state'
import type { SpellId, UnitId } from '../../state/terms'
import { spellRow } from '../../tables/chits'
import type { Traits } from '../../tables/vocabulary'
import { isA } from '../filters'
import { printedOf, traitsOf } from '../traits'
import { isAvailable, stackIn, unitById } from '../units'

export type Role = 'a' | 'd'

export function otherRole(role: Role): Role {
  return role === 'a' ? 'd' : 'a'
}

/** Who fights for a side: its combatant, or an attack chit (AM-11.23). */
export type Fighter =
  | { readonly unit: Unit; readonly spell: null; readonly traits: Traits }
  | { readonly unit: null; readonly spell: SpellId; readonly traits: Traits }

/** What an attack chit is in a battle roll (AM-11.24): no home, not Slow, neither living nor dead. */
export function chitTraits(spell: SpellId): Traits {
  const attack = spellRow(spell).effects.find((effect) => effect.op === 'attackChit')
  if (attack?.op !== 'attackChit') throw new Error(`${spell} is no attack`)
  const slays = attack.slay.map(({ n, vs }) => ({ k: 'slay' as const, n, vs }))
  return { brm: attack.brm, is: [...attack.desc, 'AttackChit'], has: slays }
}

/** Whom a side has sent into the battle round (AM-0.8); undefined where nobody fights for it. */
export function fighterOf(state: State, battle: Battle, role: Role): Fighter | undefined {
  const { chit, combatant } = battle.sides[role]
  if (chit !== null) return { unit: null, spell: chit, traits: chitTraits(chit) }
  const unit = combatant === null ? undefined : unitById(state, combatant)
  return unit && { unit, spell: null, traits: traitsOf(state, unit) }
}

/** The units of a side in the hex, those with whom it fights included (AM-11.4). */
export function unitsOfSide(state: State, battle: Battle, role: Role): readonly Unit[] {
  return stackIn(state, { hex: battle.hex, owner: battle[role] }).filter(
    ({ id }) => !battle.left.includes(id),
  )
}

/** Those of them that can act (AM-0.9). */
export function availableOfSide(state: State, battle: Battle, role: Role): readonly Unit[] {
  return unitsOfSide(state, battle, role).filter((unit) => isAvailable(state, unit))
}

/** Who supports a side's fighter now: planned, still there and able (AM-11.14), and its Sites (AM-11.13). */
export function supportersOf(state: State, battle: Battle, role: Role): readonly Unit[] {
  const { supports, combatant, chit } = battle.sides[role]
  const isFighter = (id: UnitId) => chit === null && id === combatant
  return availableOfSide(state, battle, role).filter(
    (unit) => !isFighter(unit.id) && (supports.includes(unit.id) || isA(printedOf(unit), 'Site')),
  )
}
