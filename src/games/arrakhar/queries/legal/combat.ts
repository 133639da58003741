import type { HexId } from '@/engine/kernel/hex'
import { STACKING_LIMIT } from '../../tables/units'
import { hexesAround } from '../board'
import { oddsOf } from '../odds'
import type { Position, Unit, UnitId } from '../../state/position'
import { type AdvanceChoice, advancesOpen, attackTargetsOf, mayAttack } from '../combat-choices'
import { type Stack, stackIn, stacksOf, unitsNamed } from '../stacking'

/** An attack that could be designated. */
export interface Attack {
  readonly attackers: readonly UnitId[]
  readonly hex: HexId
  readonly defenders: readonly UnitId[]
}

/**
 * Attacks item by item: each unit alone, each whole stack, and all units around a hex, on one defender and on all;
 * every other choice that the clauses allow is accepted as well.
 */
export function attacksOf(position: Position): readonly Attack[] {
  const attackers = position.units.filter((unit) => mayAttack(position, unit))
  const stacks = stacksOf({ units: attackers })
  const targets = new Set(stacks.flatMap(({ units }) => targetsOf(position, units.slice(0, 1))))
  return [
    ...stacks.flatMap((stack) => stackAttacks(position, stack)),
    ...[...targets].flatMap((hex) => massAttack(position, attackers, hex)),
  ]
}

function targetsOf(position: Position, units: readonly Unit[]): readonly HexId[] {
  return attackTargetsOf(
    position,
    units.map((unit) => unit.id),
  )
}

function stackAttacks(position: Position, { units }: Stack): readonly Attack[] {
  const groups = units.length > 1 ? [units.slice(0, 1), units] : [units]
  return groups.flatMap((group) =>
    targetsOf(position, group).flatMap((hex) => attacksOn(position, group, hex)),
  )
}

function massAttack(position: Position, attackers: readonly Unit[], hex: HexId): readonly Attack[] {
  const around = hexesAround(position, hex)
  const near = attackers.filter((unit) => around.includes(unit.hex))
  return new Set(near.map((unit) => unit.hex)).size > 1 ? attacksOn(position, near, hex) : []
}

/** Attacks of a group on one defender of a hex and on all of them, where the odds allow. */
export function attacksOn(position: Position, attackers: readonly Unit[], hex: HexId): readonly Attack[] {
  const all = stackIn(position, hex)
  const choices = all.length > 1 ? [all.slice(0, 1), all] : [all]
  return choices.flatMap((defenders): readonly Attack[] => {
    const { column } = oddsOf(
      attackers.map((unit) => unit.type),
      defenders.map((unit) => unit.type),
    )
    if (!column) return []
    const [by, on] = [attackers.map((unit) => unit.id), defenders.map((unit) => unit.id)]
    return [{ attackers: by, hex, defenders: on }]
  })
}

/** An advance that is open. */
export interface OpenAdvance {
  readonly units: readonly UnitId[]
  readonly hex: HexId
}

/** Advances open now: each unit alone and as many of a type as fit. */
export function advancesOf(position: Position): readonly OpenAdvance[] {
  return advancesOpen(position).flatMap((choice) => [
    ...choice.units.map((id) => ({ units: [id], hex: choice.hex })),
    ...fullAdvances(position, choice),
  ])
}

function fullAdvances(position: Position, { hex, units: ids }: AdvanceChoice): readonly OpenAdvance[] {
  const units = unitsNamed(position, ids) ?? []
  const room = STACKING_LIMIT - stackIn(position, hex).length
  return [...new Set(units.map((unit) => unit.type))].flatMap((type) => {
    const group = units.filter((unit) => unit.type === type).slice(0, room)
    return group.length > 1 ? [{ units: group.map((unit) => unit.id), hex }] : []
  })
}
