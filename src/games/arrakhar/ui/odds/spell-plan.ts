import type { HexId } from '@/engine/kernel/hex'
import type { Plan, PlanKind } from '@/table/planner/plan'
import { PLANNER } from '../../tables/planner-text'
import { UNITS } from '../../tables/units'
import { areAdjacent } from '../../queries/board'
import { nowIn } from '../../queries/guards'
import type { FireballDesignation, HasteDesignation, Table, Unit, UnitId } from '../../state/position'
import { designatingIn } from '../../queries/designating'
import { isFireballTarget, mayCastNow, wieldsWand } from '../../queries/fireball-range'
import { hasteTargetsOf, isHasteTarget } from '../../queries/haste-range'
import { enemyOf, holds, isOnBoard } from '../../queries/stacking'
import { hexesHeld } from './attack-plan'

type FirePart = 'casters' | 'wand'

/** Fireballs at one stack that are being weighed; the wand's own is cast by one at most (AR-12.5). */
export type FirePlan = Plan<FirePart, UnitId>

/** Fireballs, as they are planned. */
export const FIREBALLS: PlanKind<Table, Unit, FirePart> = {
  parts: {
    casters: { name: PLANNER.casters, units: fireCastersAround },
    wand: { name: PLANNER.wandCaster, units: wandCastersAround, most: 1 },
  },
  stacks: hexesHeld,
  aimedAt: aimedAt,
  isNow: isFireNow,
  isClosed,
  comesFirst: isFireNow,
}

/** Haste, as it is planned. */
export const HASTES: PlanKind<Table, Unit, 'casters'> = {
  parts: { casters: { name: PLANNER.casters, units: hasteCastersAround } },
  stacks: hexesHeld,
  aimedAt: aimedAt,
  isNow: isHasteNow,
  isClosed,
  comesFirst: isHasteNow,
}

function isClosed(table: Table): boolean {
  return designatingIn(table)?.designations.some((made) => made.resolved) ?? true
}

function isFireNow(table: Table, hex: HexId): boolean {
  return nowIn(table, 'fireball') !== undefined && holds(table, hex, enemyOf(table.side))
}

function isHasteNow(table: Table): boolean {
  return nowIn(table, 'haste') !== undefined
}

function fireCastersAround(table: Table, hex: HexId): readonly Unit[] {
  const isNow = isFireNow(table, hex)
  return table.units.filter(
    (unit) =>
      UNITS[unit.type].spells.includes('fireball') &&
      isOnBoard(table, unit) &&
      isFireballTarget(table, unit, hex) &&
      (!isNow || mayCastNow(table, unit, 'fireball')),
  )
}

/** Wizards that could cast the wand's own fireball at a hex (AR-12.5). */
function wandCastersAround(table: Table, hex: HexId): readonly Unit[] {
  const isNow = isFireNow(table, hex)
  return table.units.filter(
    (unit) =>
      wieldsWand(table, unit) &&
      isOnBoard(table, unit) &&
      isFireballTarget(table, unit, hex) &&
      (!isNow || mayCastNow(table, unit, 'wand')),
  )
}

function hasteCastersAround(table: Table, hex: HexId): readonly Unit[] {
  const reaches = (unit: Unit) =>
    isHasteNow(table)
      ? hasteTargetsOf(table, unit.id).includes(hex)
      : isHasteTarget(table, hex) && (unit.hex === hex || areAdjacent(table, unit.hex, hex))
  return table.units.filter(
    (unit) => UNITS[unit.type].spells.includes('haste') && isOnBoard(table, unit) && reaches(unit),
  )
}

function aimedAt(table: Table, hex: HexId): number {
  return fireballsOn(table, hex).length + hastesOn(table, hex).length
}

/** Fireballs at a hex that are designated and not rolled yet, in the order made. */
export function fireballsOn(table: Table, hex: HexId): readonly FireballDesignation[] {
  return unresolvedOn(nowIn(table, 'fireball')?.designations ?? [], hex)
}

/** Castings of haste on a hex that are designated and not rolled yet, in the order made. */
export function hastesOn(table: Table, hex: HexId): readonly HasteDesignation[] {
  return unresolvedOn(nowIn(table, 'haste')?.designations ?? [], hex)
}

function unresolvedOn<Made extends { readonly hex: HexId; readonly resolved: boolean }>(
  made: readonly Made[],
  hex: HexId,
): readonly Made[] {
  return made.filter((one) => one.hex === hex && !one.resolved)
}
