import type { HexId } from '@/engine/hex'
import { type Plan, type PlanKind, planLeft, wholePlan } from '@/table/planner/plan'
import type { AimedSpell } from '../../commands/designations'
import type { Table, Unit, UnitId } from '../../rules/position'
import type { Gesture } from '../desk/gesture'

/** The plan of what is aimed on the board; a target alone means whoever can cast at it. */
export function aimedAtStack<Part extends string>(
  kind: PlanKind<Table, Unit, Part>,
  table: Table,
  gesture: Gesture,
  plans: Readonly<
    Partial<Record<AimedSpell, (hex: HexId, casters: readonly UnitId[]) => Plan<Part, UnitId>>>
  >,
): Plan<Part, UnitId> | undefined {
  if (gesture.name === 'TargetPicked') return planLeft(kind, table, wholePlan(kind, table, gesture.target))
  if (gesture.name !== 'SpellAimed') return undefined
  const plan = plans[gesture.spell]?.(gesture.target, gesture.casters)
  return plan && planLeft(kind, table, plan)
}
