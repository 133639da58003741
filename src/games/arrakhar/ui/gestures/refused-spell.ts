import type { HexId } from '@/engine/hex'
import { refused } from '@/table/desk/answer'
import { UNITS } from '../../content/units'
import { terrainAt } from '../../rules/board'
import type { Command } from '../../commands'
import { type AimedSpell, castingOf, hasteOf } from '../../commands/designations'
import { isOwn } from '../../rules/guards'
import type { Table, Unit } from '../../rules/position'
import { refuse } from '../../rules/refuse'
import { mayCastNow } from '../../rules/segments/fireball-range'
import { hasteTargetsOf } from '../../rules/segments/haste-range'
import { isOnBoard, stackIn } from '../../rules/stacking'
import type { Answer } from '../desk/gesture'
import { likeliest } from '@/table/commands/hand'
import { nearestFirst } from './nearest-first'

/**
 * Why a click begins no spell, as the rules refuse it: to casters of one's own in the hex at the target in hand or the
 * nearest one, and else to the nearest caster at the hex.
 */
export function refusedSpell(table: Table, spell: AimedSpell, hex: HexId, target?: HexId): Answer {
  return refused(
    refuse(spell === 'haste' ? 'AR-9.1' : 'AR-8.2', 'No caster can aim at that hex.'),
    castingFrom(table, spell, hex, target) ?? castingAt(table, spell, hex),
  )
}

/** What a click on a stack of one's own would cast; undefined where the stack is what haste is cast on. */
function castingFrom(table: Table, spell: AimedSpell, hex: HexId, target?: HexId): Command | undefined {
  const own = stackIn(table, hex).filter((unit) => isOwn(table, unit))
  const caster = likelyCaster(table, spell, own)
  if (!caster || (spell === 'haste' && !casts(spell, caster))) return undefined
  const at = target ?? (spell === 'haste' ? hex : nearestTarget(table, hex))
  return at === undefined ? undefined : castingBy(table, spell, caster, at)
}

function castingAt(table: Table, spell: AimedSpell, hex: HexId): Command | null {
  const own = table.units.filter((unit) => isOwn(table, unit))
  const caster = likelyCaster(table, spell, nearestFirst(table, own, hex))
  return caster ? castingBy(table, spell, caster, hex) : null
}

/** Who of some units would cast: one that still may, one on the board, any caster, anybody. */
function likelyCaster(table: Table, spell: AimedSpell, units: readonly Unit[]): Unit | undefined {
  return likeliest(
    units,
    (unit) => isOnBoard(table, unit) && isReady(table, spell, unit),
    (unit) => isOnBoard(table, unit) && casts(spell, unit),
    (unit) => isReady(table, spell, unit),
    (unit) => casts(spell, unit),
    () => true,
  )
}

function casts(spell: AimedSpell, { type }: Unit): boolean {
  return UNITS[type].spells.includes(spell === 'haste' ? 'haste' : 'fireball')
}

function isReady(table: Table, spell: AimedSpell, unit: Unit): boolean {
  return spell === 'haste' ? hasteTargetsOf(table, unit.id).length > 0 : mayCastNow(table, unit, spell)
}

/** Where the nearest enemies stand that a fireball may be aimed at at all (AR-8.2). */
function nearestTarget(table: Table, from: HexId): HexId | undefined {
  const enemies = table.units.filter((unit) => !isOwn(table, unit))
  const near = nearestFirst(table, enemies, from)
  return likeliest(
    near,
    ({ hex }) => terrainAt(table, hex) !== 'entry',
    () => true,
  )?.hex
}

/** The designation; in an entry hex haste names its units, the caster itself at least (AR-9.6). */
function castingBy(table: Table, spell: AimedSpell, caster: Unit, hex: HexId): Command {
  return spell === 'haste' && !isOnBoard(table, caster)
    ? hasteOf({ caster: caster.id, hex, units: [caster.id] })
    : castingOf(spell, caster.id, hex)
}
