import type { HexId } from '@/engine/kernel/hex'
import type { Planning } from '@/table/planner/PlanPage'
import { type Plan, type PlanKind, planLeft, wholePlan } from '@/table/planner/plan'
import type { AimedSpell } from '../../commands/designations'
import type { Table, Unit, UnitId } from '../../state/position'
import { chipsOf } from '../board/unit-chip'
import type { Parts } from '../desk/desk'
import type { Gesture } from '../desk/gesture'
import { stackText } from '../words/stack-text'

/** A page of the planner of Arrakhar's Wand: plans of some parts that units take, made of things with keys. */
export type PlanningOf<Part extends string, Aim extends { readonly key: number }> = Planning<{
  readonly desk: Parts
  readonly unit: Unit
  readonly part: Part
  readonly aim: Aim
}>

/** What all pages tell of spellcasters. */
export const CASTING = {
  stackText,
  chipsOf: (table, units) => chipsOf(table, units, 'spell'),
} satisfies Partial<PlanningOf<string, never>>

/** The plan of what is aimed on the board; a target alone means whoever can cast at it. */
export function aimedAtStack<Part extends string>(
  kind: PlanKind<Table, Unit, Part>,
  table: Table,
  gesture: Gesture,
  plans: Readonly<
    Partial<Record<AimedSpell, (hex: HexId, casters: readonly UnitId[]) => Plan<Part, UnitId>>>
  >,
): Plan<Part, UnitId> | undefined {
  if (!('aim' in gesture) || gesture.target === null) return undefined
  const { aim, target, units } = gesture
  if (aim === 'attack' || aim === 'summon') return undefined
  if (units.length === 0) return planLeft(kind, table, wholePlan(kind, table, target))
  const plan = plans[aim]?.(target, units)
  return plan && planLeft(kind, table, plan)
}
