import type { HexId } from '@/engine/kernel/hex'
import type { Plan, PlanKind } from '@/table/planner/plan'
import { PLANNER } from '../../tables/planner-text'
import { UNITS } from '../../tables/units'
import { areAdjacent, terrainAt } from '../../queries/board'
import { nowIn } from '../../queries/guards'
import type { AttackDesignation, Table, Unit, UnitId } from '../../state/position'
import { mayAttack } from '../../queries/combat-choices'
import { designatingIn } from '../../queries/designating'
import { enemyOf, holds, isOnBoard, sideOf, stackIn, stacksOf } from '../../queries/stacking'

type AttackPart = 'attackers' | 'defenders'

/** An attack that is being weighed; its defenders in the order in which they are lost. */
export type AttackPlan = Plan<AttackPart, UnitId>

/** Attacks, as they are planned. */
export const ATTACKS: PlanKind<Table, Unit, AttackPart> = {
  parts: {
    attackers: { name: PLANNER.attackers, units: attackersAround },
    defenders: { name: PLANNER.defenders, units: stackIn, areTargets: true },
  },
  stacks: hexesHeld,
  aimedAt: (table, hex) => attacksOn(table, hex).length,
  isNow: isFoughtNow,
  isClosed,
  comesFirst: (table, hex) => holds(table, hex, enemyOf(table.side)),
}

/** Hexes with units in them. */
export function hexesHeld(table: Table): readonly HexId[] {
  return stacksOf(table).map(({ hex }) => hex)
}

/** Whether nothing more is designated in this segment. */
export function isClosed(table: Table): boolean {
  return designatingIn(table)?.designations.some((made) => made.resolved) ?? true
}

/** Whether attacks on a hex belong to the combat segment that runs now. */
function isFoughtNow(table: Table, hex: HexId): boolean {
  return nowIn(table, 'combat') !== undefined && holds(table, hex, enemyOf(table.side))
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
