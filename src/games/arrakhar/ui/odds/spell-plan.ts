import type { HexId } from '@/engine/kernel/hex'
import type { Plan, PlanKind } from '@/table/planner/plan'
import { PLANNER } from '../../tables/planner-text'
import type { FireballKind } from '../../tables/tables'
import { UNITS } from '../../tables/units'
import { areAdjacent } from '../../queries/board'
import { nowIn } from '../../queries/guards'
import type { FireballDesignation, HasteDesignation, Table, Unit, UnitId } from '../../state/position'
import { isFireballTarget, mayCastNow, wieldsWand } from '../../queries/fireball-range'
import { hasteTargetsOf, isHasteTarget } from '../../queries/haste-range'
import { enemyOf, holds, isOnBoard } from '../../queries/stacking'
import { hexesHeld, isClosed } from './attack-plan'

type FirePart = 'casters' | 'wand'

/** Fireballs at one stack that are being weighed; the wand's own is cast by one at most (AR-12.5). */
export type FirePlan = Plan<FirePart, UnitId>

/** What plans of all spells have in common. */
const SPELLS = { stacks: hexesHeld, aimedAt, isClosed }

/** Fireballs, as they are planned. */
export const FIREBALLS: PlanKind<Table, Unit, FirePart> = {
  ...SPELLS,
  parts: {
    casters: { name: PLANNER.casters, units: fireCasters('fireball') },
    wand: { name: PLANNER.wandCaster, units: fireCasters('wand'), most: 1 },
  },
  isNow: isFireNow,
  comesFirst: isFireNow,
}

/** Haste, as it is planned. */
export const HASTES: PlanKind<Table, Unit, 'casters'> = {
  ...SPELLS,
  parts: { casters: { name: PLANNER.casters, units: hasteCastersAround } },
  isNow: isHasteNow,
  comesFirst: isHasteNow,
}

function isFireNow(table: Table, hex: HexId): boolean {
  return nowIn(table, 'fireball') !== undefined && holds(table, hex, enemyOf(table.side))
}

function isHasteNow(table: Table): boolean {
  return nowIn(table, 'haste') !== undefined
}

/** Who could cast a fireball at a hex; the wand's own is cast by whoever wields it (AR-12.5). */
function fireCasters(kind: FireballKind) {
  return (table: Table, hex: HexId): readonly Unit[] => {
    const isNow = isFireNow(table, hex)
    return table.units.filter(
      (unit) =>
        (kind === 'wand' ? wieldsWand(table, unit) : UNITS[unit.type].spells.includes('fireball')) &&
        isOnBoard(table, unit) &&
        isFireballTarget(table, unit, hex) &&
        (!isNow || mayCastNow(table, unit, kind)),
    )
  }
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

/** How many are designated against a hex and not rolled yet. */
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
