import { hexesApart, type HexId, neighborsOf } from '@/engine/kernel/hex'
import type { FireballKind } from '../tables/tables'
import { UNITS } from '../tables/units'
import { boardOf, oncePerHex, terrainAt } from './board'
import { isOwn, nowIn } from './guards'
import type { Table, Unit, UnitId } from '../state/position'
import { enemyOf, holds, isOnBoard, presenceOf, sideOf, unitOf } from './stacking'

/** Indices at range 1, and at range 2 over a hex of clear terrain (AR-8.2). */
export const underFireFrom = oncePerHex(({ grid, terrain }, index): readonly number[] => {
  const near = neighborsOf(grid, index)
  const over = near.filter((hex) => terrain[hex] === 'clear').flatMap((hex) => neighborsOf(grid, hex))
  return [...new Set([...near, ...over])].filter((hex) => hex !== index)
})

/** How far a fireball reaches, over a clear hex (AR-8.2). */
export const FIREBALL_RANGE = 2

/** Hexes from one hex of the map to another, terrain ignored. */
export function distanceBetween(table: Table, from: HexId, to: HexId): number {
  const { grid } = boardOf(table.settings)
  return hexesApart(grid, grid.indexOf(from), grid.indexOf(to))
}

/** Whether fire reaches from a hex to another: range 1, or range 2 over a clear hex (AR-8.2). */
export function isInRange(table: Table, from: HexId, to: HexId): boolean {
  const board = boardOf(table.settings)
  const here = board.grid.indexOf(from)
  return here >= 0 && underFireFrom(board, here).includes(board.grid.indexOf(to))
}

/** Whether a unit could designate a fireball of a kind now, targets aside (AR-8.1, AR-5.5, AR-12.5). */
export function mayCastNow(table: Table, unit: Unit, kind: FireballKind): boolean {
  // Asked of whole sides: what rules most units out stands first.
  if (!UNITS[unit.type].spells.includes('fireball')) return false
  const now = nowIn(table, 'fireball')
  if (!now || now.designations.some((made) => made.resolved) || !isOnBoard(table, unit)) return false
  if (kind === 'wand') return wieldsWand(table, unit) && !now.designations.some((made) => made.wand)
  return (
    !table.cast.includes(unit.id) && !now.designations.some((made) => !made.wand && made.caster === unit.id)
  )
}

/** Whether a unit is a wizard standing where the wand lies (AR-12.5). */
export function wieldsWand(table: Table, unit: Unit): boolean {
  return unit.type === 'wizard' && !table.wand.hidden && table.wand.hex === unit.hex
}

/** Hexes at which a unit may aim now (AR-8.2), with enemies as `enemies` tells. */
export function fireballTargetsOf(
  table: Table,
  caster: UnitId,
  kind: FireballKind,
  enemies: Uint8Array = presenceOf(table, enemyOf(table.side)),
): readonly HexId[] {
  const unit = unitOf(table, caster)
  return unit && isOwn(table, unit) && mayCastNow(table, unit, kind) ? targetsFrom(table, unit, enemies) : []
}

/** Hexes in range of a unit, off the entry hexes, where enemies stand (AR-8.2). */
export function targetsFrom(table: Table, unit: Unit, enemies: Uint8Array): readonly HexId[] {
  const board = boardOf(table.settings)
  const targets: HexId[] = []
  for (const index of underFireFrom(board, board.grid.indexOf(unit.hex)))
    if (enemies[index] === 1 && board.terrain[index] === 'clear') targets.push(board.grid.ids[index] as HexId)
  return targets
}

/** Whether a hex holds enemies of the caster within range, off the entry hexes (AR-8.2). */
export function isFireballTarget(table: Table, caster: Unit, hex: HexId): boolean {
  return (
    holds(table, hex, enemyOf(sideOf(caster.type))) &&
    isInRange(table, caster.hex, hex) &&
    terrainAt(table, hex) === 'clear'
  )
}

/** The units of a hex for which dice are rolled: all, or by house rule three at most (AR-8.4). */
export function underFire<Target>({ settings }: Table, targets: readonly Target[]): readonly Target[] {
  return settings.options.threeFireballDice ? targets.slice(0, 3) : targets
}
