import type { Planning } from '@/table/planner/PlanPage'
import type { Unit } from '../../state/position'
import { chipsOf } from '../board/unit-chip'
import type { Parts } from '../desk/desk'
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
