import { type Check, faultsAt } from '@/engine/declare/faults'
import type { Problem } from '@/engine/kernel/refusal'
import type { Clause } from '../../clauses'
import type { Battle, State } from '../../state/state'
import type { PlanItem, UnitId } from '../../state/terms'
import { spellRow } from '../../tables/chits'
import { type Role, unitsOfSide } from '../battle/fighters'
import { itemRefusal } from '../battle/items'

type Checks = readonly Check<Clause>[]
const ROLES = ['a', 'd'] as const

/** A battle that is on, and both sides of it (AM-11). */
export function battleFaults(state: State): readonly Problem[] {
  const { battle, ending } = state
  // When all is over nothing is asked of it any more.
  if (!battle || ending) return []
  const faults = faultsAt('battle', battleChecks(state, battle))
  if (faults.length > 0) return faults
  return ROLES.flatMap((role) => [
    ...faultsAt(`battle.sides.${role}`, sideChecks(state, battle, role)),
    ...planFaults(state, battle, role),
  ])
}

function battleChecks({ phase, active }: State, { a, d }: Battle): Checks {
  return [
    [phase !== 'battle', '', 'must be null outside the phase of battles', 'AM-11.1'],
    [a !== active, 'a', 'must be the active seat', 'AM-0.7'],
    [d === a, 'd', 'must be another seat than that which attacks', 'AM-0.7'],
  ]
}

function sideChecks(state: State, battle: Battle, role: Role): Checks {
  const side = battle.sides[role]
  const isPicking = battle.step === 'pickA' || battle.step === 'pickD'
  const isNoAttack = side.chit !== null && !spellRow(side.chit).effects.some(({ op }) => op === 'attackChit')
  return [
    [isNoAttack, 'chit', 'must be an Attack', 'AM-11.23'],
    ...(isPicking ? pickChecks(state, battle, role) : []),
    // While something is asked in between, somebody may just have fallen or gone.
    ...(state.agenda.length === 0 ? quietChecks(state, battle, role) : []),
  ]
}

/** Whether a unit is of a side, in the hex. */
function isOnSide(state: State, battle: Battle, role: Role, id: UnitId | null): boolean {
  return unitsOfSide(state, battle, role).some((unit) => unit.id === id)
}

function pickChecks(state: State, battle: Battle, role: Role): Checks {
  const { pick, combatant } = battle.sides[role]
  const isAstray = pick !== null && !isOnSide(state, battle, role, pick)
  return [
    [combatant !== null, 'combatant', 'must be null until both have picked', 'AM-11.6'],
    [isAstray, 'pick', 'must be a unit of this side', 'AM-11.6'],
    [isAsked(battle, role) && pick !== null, 'pick', 'must be null: it is asked for', 'AM-11.6'],
  ]
}

/** Steps in which both sides have a combatant. */
const FOUGHT: readonly Battle['step'][] = ['planA', 'planD', 'roll']

function quietChecks(state: State, battle: Battle, role: Role): Checks {
  const { chit, combatant, committed } = battle.sides[role]
  const isUnmanned = chit === null && !isOnSide(state, battle, role, combatant)
  // An attack in the field fights on, though all have left it (AM-11.23).
  const isEmpty = chit === null && unitsOfSide(state, battle, role).length === 0
  return [
    [isEmpty, '', 'must have units in the hex', 'AM-11.61'],
    [FOUGHT.includes(battle.step) && isUnmanned, 'combatant', 'must be a unit of this side', 'AM-11.25'],
    [committed && isAsked(battle, role), 'committed', 'must be false: it still plans', 'AM-11.9'],
  ]
}

/** Whether it is this side that picks or plans. */
function isAsked({ step }: Battle, role: Role): boolean {
  return step === (role === 'a' ? 'pickA' : 'pickD') || step === (role === 'a' ? 'planA' : 'planD')
}

/** A plan is such as could be made item by item, until both are revealed (AM-C.4). */
function planFaults(state: State, battle: Battle, role: Role): readonly Problem[] {
  const { plan } = battle.sides[role]
  if (state.agenda.length > 0) return []
  return plan.flatMap((item, nth) => {
    const planned = withPlan(state, battle, role, plan.slice(0, nth))
    const refusal = itemRefusal(planned, battle[role], item)
    const path = `battle.sides.${role}.plan.${nth}`
    return refusal ? [{ path, message: `cannot be planned: ${refusal.message}`, clause: refusal.clause }] : []
  })
}

/** The position with a plan in the making, as its side knows it. */
function withPlan(state: State, battle: Battle, role: Role, plan: readonly PlanItem[]): State {
  const sides = { ...battle.sides, [role]: { ...battle.sides[role], plan } }
  return { ...state, battle: { ...battle, sides } }
}
