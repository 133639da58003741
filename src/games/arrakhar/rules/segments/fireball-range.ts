import { at, hexesApart, type HexId } from '@/engine/hex'
import { UNITS } from '../../content/units'
import { boardOf, terrainAt } from '../board'
import { nowIn } from '../guards'
import type { Table, Unit, UnitId } from '../position'
import { enemyOf, holds, isOnBoard, sideOf, unitOf } from '../stacking'

/** The wizards' and sorcerers' own spell, or the wand's (AR-12.5). */
export type FireballKind = 'fireball' | 'wand'

const RANGE = 2

/** Whether fire reaches from a hex to another: range 1, or range 2 over a clear hex (AR-8.2). */
export function isInRange(table: Table, from: HexId, to: HexId): boolean {
  const { grid, terrain } = boardOf(table.settings)
  const here = grid.indexOf(from)
  const there = grid.indexOf(to)
  if (here < 0 || there < 0) return false
  const apart = hexesApart(grid, here, there)
  if (apart !== RANGE) return apart === 1
  for (let nth = here * 6; nth < here * 6 + 6; nth++) {
    const between = at(grid.neighbors, nth)
    if (between >= 0 && terrain[between] === 'clear' && hexesApart(grid, between, there) === 1) return true
  }
  return false
}

/** Whether a unit could designate a fireball of a kind now, targets aside (AR-8.1, AR-5.5, AR-12.5). */
export function mayCastNow(table: Table, unit: Unit, kind: FireballKind): boolean {
  const now = nowIn(table, 'fireball')
  if (!now || now.designations.some((made) => made.resolved)) return false
  if (!UNITS[unit.type].spells.includes('fireball') || !isOnBoard(table, unit)) return false
  if (kind === 'wand') return wieldsWand(table, unit) && !now.designations.some((made) => made.wand)
  return (
    !table.cast.includes(unit.id) && !now.designations.some((made) => !made.wand && made.caster === unit.id)
  )
}

/** Whether a unit is a wizard standing where the wand lies (AR-12.5). */
export function wieldsWand(table: Table, unit: Unit): boolean {
  return unit.type === 'wizard' && !table.wand.hidden && table.wand.hex === unit.hex
}

/** Hexes at which a unit may aim now (AR-8.2). */
export function fireballTargetsOf(table: Table, caster: UnitId, kind: FireballKind): readonly HexId[] {
  const unit = unitOf(table, caster)
  if (!unit || !mayCastNow(table, unit, kind)) return []
  const enemy = enemyOf(sideOf(unit.type))
  const targets: HexId[] = []
  for (const { hex, type } of table.units)
    if (sideOf(type) === enemy && !targets.includes(hex) && isFireballTarget(table, unit, hex))
      targets.push(hex)
  return targets
}

/** Whether a hex holds enemies of the caster within range, off the entry hexes (AR-8.2). */
export function isFireballTarget(table: Table, caster: Unit, hex: HexId): boolean {
  return (
    terrainAt(table, hex) === 'clear' &&
    holds(table, hex, enemyOf(sideOf(caster.type))) &&
    isInRange(table, caster.hex, hex)
  )
}
