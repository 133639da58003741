import type { HexId } from '@/engine/hex'
import { UNITS } from '../../content/units'
import { areAdjacent } from '../../rules/board'
import type { Command } from '../../commands'
import { castingOf } from '../../commands/designations'
import { nowIn } from '../../rules/guards'
import type { FireballDesignation, HasteDesignation, Table, Unit, UnitId } from '../../rules/position'
import { designatingIn } from '../../rules/segments/designating'
import { isFireballTarget, mayCastNow, wieldsWand } from '../../rules/segments/fireball-range'
import { hasteTargetsOf, isHasteTarget } from '../../rules/segments/haste-range'
import { enemyOf, holds, isOnBoard, stacksOf } from '../../rules/stacking'

/** Castings on one stack that are being weighed; outside their segment no more than a thought. */
export interface SpellPlan {
  readonly hex: HexId
  readonly casters: readonly UnitId[]
  /** Who casts the wand's own fireball (AR-12.5), if anybody. */
  readonly wand: UnitId | null
}

export type PlannedSpell = 'fireball' | 'haste'

/** Whether castings at a hex belong to the segment that runs now. */
export function isCastNow(table: Table, spell: PlannedSpell, hex: HexId): boolean {
  if (nowIn(table, spell) === undefined) return false
  return spell === 'haste' || holds(table, hex, enemyOf(table.side))
}

/** Whether castings at a hex can still be designated. */
export function mayDesignateSpell(table: Table, spell: PlannedSpell, hex: HexId): boolean {
  const isClosed = designatingIn(table)?.designations.some((made) => made.resolved) ?? true
  return !isClosed && isCastNow(table, spell, hex)
}

/** Units that could cast at a hex: those that still may, or in a thought whoever is within range. */
export function castersAround(table: Table, spell: PlannedSpell, hex: HexId): readonly Unit[] {
  const isNow = isCastNow(table, spell, hex)
  const casts = (unit: Unit) => UNITS[unit.type].spells.includes(spell) && isOnBoard(table, unit)
  const able: Readonly<Record<PlannedSpell, (unit: Unit) => boolean>> = {
    fireball: (unit) => isFireballTarget(table, unit, hex) && (!isNow || mayCastNow(table, unit, 'fireball')),
    haste: (unit) =>
      isNow
        ? hasteTargetsOf(table, unit.id).includes(hex)
        : isHasteTarget(table, hex) && (unit.hex === hex || areAdjacent(table, unit.hex, hex)),
  }
  return table.units.filter((unit) => casts(unit) && able[spell](unit))
}

/** Wizards that could cast the wand's own fireball at a hex (AR-12.5). */
export function wandCastersAround(table: Table, spell: PlannedSpell, hex: HexId): readonly Unit[] {
  if (spell === 'haste') return []
  const isNow = isCastNow(table, spell, hex)
  return table.units.filter(
    (unit) =>
      wieldsWand(table, unit) &&
      isOnBoard(table, unit) &&
      isFireballTarget(table, unit, hex) &&
      (!isNow || mayCastNow(table, unit, 'wand')),
  )
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

/** Hexes whose stack could be cast at; those that can be now stand first. */
export function spellTargets(table: Table, spell: PlannedSpell): readonly HexId[] {
  const isAimedAt = (hex: HexId) => fireballsOn(table, hex).length + hastesOn(table, hex).length > 0
  const hexes = stacksOf(table)
    .map(({ hex }) => hex)
    .filter((hex) => isAimedAt(hex) || castersOf(table, spell, hex).length > 0)
  const isNow = (hex: HexId) => isCastNow(table, spell, hex)
  return [...hexes.filter(isNow), ...hexes.filter((hex) => !isNow(hex))]
}

function castersOf(table: Table, spell: PlannedSpell, hex: HexId): readonly Unit[] {
  return [...castersAround(table, spell, hex), ...wandCastersAround(table, spell, hex)]
}

/** Everybody who can cast at a stack. */
export function wholeSpell(table: Table, spell: PlannedSpell, hex: HexId): SpellPlan {
  return {
    hex,
    casters: castersAround(table, spell, hex).map(({ id }) => id),
    wand: wandCastersAround(table, spell, hex)[0]?.id ?? null,
  }
}

/** What the position has left of a plan; undefined when its target is gone. */
export function stillCast(table: Table, spell: PlannedSpell, plan: SpellPlan): SpellPlan | undefined {
  if (!spellTargets(table, spell).includes(plan.hex)) return undefined
  const has = (units: readonly Unit[], id: UnitId) => units.some((unit) => unit.id === id)
  const able = castersAround(table, spell, plan.hex)
  const wands = wandCastersAround(table, spell, plan.hex)
  return {
    hex: plan.hex,
    casters: plan.casters.filter((id) => has(able, id)),
    wand: plan.wand !== null && has(wands, plan.wand) ? plan.wand : null,
  }
}

/** The commands that designate a plan. */
export function castingsOf(spell: PlannedSpell, { hex, casters, wand }: SpellPlan): readonly Command[] {
  const own = casters.map((caster) => castingOf(spell, caster, hex))
  return wand === null ? own : [...own, castingOf('wand', wand, hex)]
}
