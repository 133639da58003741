import type { HexId } from '@/engine/hex'
import { UNITS } from '../../content/units'
import { areAdjacent, terrainAt } from '../../rules/board'
import { nowIn } from '../../rules/guards'
import type { AttackDesignation, Table, Unit, UnitId } from '../../rules/position'
import { mayAttack } from '../../rules/segments/combat-choices'
import { enemyOf, holds, isOnBoard, sideOf, stackIn, stacksOf } from '../../rules/stacking'

/** An attack that is being weighed; outside the combat segment no more than a thought. */
export interface AttackPlan {
  readonly hex: HexId
  readonly attackers: readonly UnitId[]
  /** In the order in which they are lost. */
  readonly defenders: readonly UnitId[]
}

/** Whether attacks on a hex belong to the combat segment that runs now. */
export function isFoughtNow(table: Table, hex: HexId): boolean {
  return nowIn(table, 'combat') !== undefined && holds(table, hex, enemyOf(table.side))
}

/** Whether an attack on a hex can still be designated. */
export function mayDesignateAttack(table: Table, hex: HexId): boolean {
  const isClosed = nowIn(table, 'combat')?.designations.some((made) => made.resolved) ?? true
  return !isClosed && isFoughtNow(table, hex)
}

/** Units that could attack a hex: those that still may, or in a thought whoever stands next to it. */
export function attackersAround(table: Table, hex: HexId): readonly Unit[] {
  const [defender] = stackIn(table, hex)
  if (!defender || terrainAt(table, hex) !== 'clear') return []
  const foe = enemyOf(sideOf(defender.type))
  const able = isFoughtNow(table, hex)
    ? (unit: Unit) => mayAttack(table, unit)
    : (unit: Unit) => UNITS[unit.type].attacks && isOnBoard(table, unit)
  return table.units.filter(
    (unit) => sideOf(unit.type) === foe && areAdjacent(table, unit.hex, hex) && able(unit),
  )
}

/** Attacks on a hex that are designated and not rolled yet, in the order made. */
export function attacksOn(table: Table, hex: HexId): readonly AttackDesignation[] {
  const made = nowIn(table, 'combat')?.designations ?? []
  return made.filter((attack) => attack.hex === hex && !attack.resolved)
}

/** Hexes whose stack could be attacked; those of the side that is not phasing stand first. */
export function attackTargets(table: Table): readonly HexId[] {
  const targets = stacksOf(table).filter(
    ({ hex }) => attackersAround(table, hex).length > 0 || attacksOn(table, hex).length > 0,
  )
  const isEnemy = ({ hex }: { hex: HexId }) => holds(table, hex, enemyOf(table.side))
  return [...targets.filter(isEnemy), ...targets.filter((target) => !isEnemy(target))].map(({ hex }) => hex)
}

/** Everybody who can against everybody there. */
export function wholeAttack(table: Table, hex: HexId): AttackPlan {
  return {
    hex,
    attackers: attackersAround(table, hex).map(({ id }) => id),
    defenders: stackIn(table, hex).map(({ id }) => id),
  }
}

/** What the position has left of a plan; undefined when its target is gone. */
export function stillPlanned(table: Table, plan: AttackPlan): AttackPlan | undefined {
  const there = stackIn(table, plan.hex)
  if (!attackTargets(table).includes(plan.hex)) return undefined
  const able = attackersAround(table, plan.hex)
  const defenders = plan.defenders.filter((id) => there.some((unit) => unit.id === id))
  return {
    hex: plan.hex,
    attackers: plan.attackers.filter((id) => able.some((unit) => unit.id === id)),
    defenders: defenders.length > 0 ? defenders : there.map(({ id }) => id),
  }
}
