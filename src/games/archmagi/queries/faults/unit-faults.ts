import { type Check, doubleFaults, faultsAt, faultsOfEach } from '@/engine/declare/faults'
import type { Problem } from '@/engine/kernel/refusal'
import type { Clause } from '../../clauses'
import type { Effect, State, Unit } from '../../state/state'
import { isA } from '../filters'

import { printedOf } from '../traits'
import { ridersOf, unitById } from '../units'

/** Units and what is in force on them and on the map. */
export function unitFaults(state: State): readonly Problem[] {
  const { units, effects, next } = state
  const isTaken = effects.some(({ id }) => id >= next)
  return [
    ...faultsAt('', [[isTaken, 'next', 'must be above the id of every effect']]),
    ...faultsOfEach('units', units, (unit) => unitChecks(state, unit)),
    ...doubleFaults(effects.map(({ id }, nth) => [`effects.${nth}.id`, id])),
    ...effects.flatMap((effect, nth) => faultsAt(`effects.${nth}`, effectChecks(state, effect))),
  ]
}

function unitChecks(state: State, unit: Unit): readonly Check<Clause>[] {
  const { id, boundTo, own, type } = unit
  return [
    ...riderChecks(state, unit),
    [boundTo === id, 'boundTo', 'must be another unit', 'AM-E.7'],
    [own !== null && !type.startsWith('@'), 'own', 'must be left out: its type says what it is', 'AM-E.7'],
  ]
}

function riderChecks(state: State, unit: Unit): readonly Check<Clause>[] {
  const { id, hex, seat, riding } = unit
  if (riding === null) return []
  const carrier = unitById(state, riding)
  return [
    [carrier?.hex !== hex || carrier.seat !== seat, 'riding', 'must be a unit of its stack', 'AM-9.8'],
    [ridersOf(state, id).length > 0, 'riding', 'must be null while it carries others', 'AM-9.8'],
    [isA(printedOf(unit), 'Site'), 'riding', 'must be null: it is a Site', 'AM-9.8'],
  ]
}

/** What effects do to units alone. */
const OF_UNITS: readonly Effect['does']['op'][] = ['exists', 'charmed', 'form']

function effectChecks({ battle }: State, { does, on, until }: Effect): readonly Check<Clause>[] {
  const isOfBattle = on.kind === 'side' || on.kind === 'battle' || until === 'battle'
  const isInRolls = typeof until === 'object' && 'rolls' in until
  const isNoUnit = OF_UNITS.includes(does.op) && on.kind !== 'unit'
  return [
    [battle === null && (isOfBattle || isInRolls), '', 'must be left out: there is no battle', 'AM-11.63'],
    [isNoUnit, 'on', 'must be a unit', 'AM-E.0.2'],
  ]
}
