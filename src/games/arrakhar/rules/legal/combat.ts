import type { HexId } from '@/engine/hex'
import { STACKING_LIMIT } from '../../content/units'
import type { Command } from '../commands'
import { hexesAround } from '../board'
import { oddsOf } from '../odds'
import type { Position, Unit } from '../position'
import { type AdvanceChoice, advancesOpen, attackTargetsOf, mayAttack } from '../segments/combat-choices'
import { type Stack, stackIn, stacksOf, unitsNamed } from '../stacking'

/**
 * Attacks and advances item by item: each unit alone, each whole stack, and all units around a hex, on one
 * defender and on all; `play` accepts every other choice that the clauses allow.
 */
export function combatCommands(position: Position): readonly Command[] {
  const attackers = position.units.filter((unit) => mayAttack(position, unit))
  const stacks = stacksOf({ ...position, units: attackers })
  const targets = new Set(stacks.flatMap(({ units }) => targetsOf(position, units.slice(0, 1))))
  return [
    ...advanceCommands(position),
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

function stackAttacks(position: Position, { units }: Stack): readonly Command[] {
  const groups = units.length > 1 ? [units.slice(0, 1), units] : [units]
  return groups.flatMap((group) =>
    targetsOf(position, group).flatMap((hex) => attacksOn(position, group, hex)),
  )
}

function massAttack(position: Position, attackers: readonly Unit[], hex: HexId): readonly Command[] {
  const around = hexesAround(position, hex)
  const near = attackers.filter((unit) => around.includes(unit.hex))
  return new Set(near.map((unit) => unit.hex)).size > 1 ? attacksOn(position, near, hex) : []
}

/** Attacks of a group on one defender of a hex and on all of them, where the odds allow. */
export function attacksOn(position: Position, attackers: readonly Unit[], hex: HexId): readonly Command[] {
  const all = stackIn(position, hex)
  const choices = all.length > 1 ? [all.slice(0, 1), all] : [all]
  return choices.flatMap((defenders): readonly Command[] => {
    const { column } = oddsOf(
      attackers.map((unit) => unit.type),
      defenders.map((unit) => unit.type),
    )
    if (!column) return []
    const [by, on] = [attackers.map((unit) => unit.id), defenders.map((unit) => unit.id)]
    return [{ type: 'designateAttack', attackers: by, hex, defenders: on }]
  })
}

/** Advances open now: each unit alone and as many of a type as fit. */
export function advanceCommands(position: Position): readonly Command[] {
  return advancesOpen(position).flatMap((choice) => [
    ...choice.units.map((id) => ({ type: 'advance', units: [id], hex: choice.hex }) as const),
    ...fullAdvances(position, choice),
  ])
}

function fullAdvances(position: Position, { hex, units: ids }: AdvanceChoice): readonly Command[] {
  const units = unitsNamed(position, ids) ?? []
  const room = STACKING_LIMIT - stackIn(position, hex).length
  return [...new Set(units.map((unit) => unit.type))].flatMap((type) => {
    const group = units.filter((unit) => unit.type === type).slice(0, room)
    return group.length > 1 ? [{ type: 'advance', units: group.map((unit) => unit.id), hex } as const] : []
  })
}
