import { areNeighbors, type HexId, neighborsOf } from '@/engine/kernel/hex'
import { STACKING_LIMIT, UNITS } from '../tables/units'
import { boardOf, hexesAround } from './board'
import { isOwn, nowIn } from './guards'
import type { AttackDesignation, ProgressOf, Table, Unit, UnitId } from '../state/position'
import { enemyOf, holds, isOnBoard, presenceOf, stackIn, unitsNamed } from './stacking'

/** Units that may advance into a hex. */
export interface AdvanceChoice {
  readonly hex: HexId
  /** All that may, of any type; one advance takes up to four of one type. */
  readonly units: readonly UnitId[]
  readonly after: 'fireball' | 'combat'
}

/** Whether a unit has been named as an attacker this turn (AR-10.3). */
export function hasAttack(designations: readonly AttackDesignation[], unit: UnitId): boolean {
  return designations.some((made) => made.attackers.includes(unit))
}

/** Whether a unit may still be named as an attacker, targets aside. */
export function mayAttack(table: Table, unit: Unit): boolean {
  const now = nowIn(table, 'combat')
  if (!now || now.designations.some((made) => made.resolved)) return false
  if (!isOwn(table, unit) || !UNITS[unit.type].attacks || !isOnBoard(table, unit)) return false
  return !now.advanced.includes(unit.id) && !hasAttack(now.designations, unit.id)
}

/** Hexes next to all the attackers that hold enemies (AR-10.2), found in `enemies`; odds are another matter. */
export function attackTargetsOf(
  table: Table,
  attackers: readonly UnitId[],
  enemies: Uint8Array = presenceOf(table, enemyOf(table.side)),
): readonly HexId[] {
  const [first, ...others] = unitsNamed(table, attackers) ?? []
  if (!first || !others.every((unit) => mayAttack(table, unit))) return []
  const { grid } = boardOf(table.settings)
  return attackTargetsFrom(table, first, enemies).filter((hex) =>
    others.every((unit) => areNeighbors(grid, grid.indexOf(unit.hex), grid.indexOf(hex))),
  )
}

/** Hexes that one unit could attack now. */
export function attackTargetsFrom(table: Table, unit: Unit, enemies: Uint8Array): readonly HexId[] {
  const { grid, terrain } = boardOf(table.settings)
  const here = grid.indexOf(unit.hex)
  const targets: HexId[] = []
  for (const index of neighborsOf(grid, here))
    if (enemies[index] === 1 && terrain[index] === 'clear') targets.push(grid.ids[index] as HexId)
  return targets.length > 0 && mayAttack(table, unit) ? targets : []
}

/** Every advance that is open now (AR-10.9, AR-10.10). */
export function advancesOpen(table: Table): readonly AdvanceChoice[] {
  return [...advancesAfterFireball(table), ...advancesAfterCombat(table)]
}

/** Whether hexes emptied by fireballs may be entered still: until an attack is designated, by house rule later (AR-10.9). */
export function isTimeAfterFireball({ settings }: Table, { designations }: ProgressOf<'combat'>): boolean {
  return designations.length === 0 || settings.options.advanceAnyTime === true
}

/** Advances into hexes emptied by fireballs, by units that do not attack (AR-10.9). */
export function advancesAfterFireball(table: Table): readonly AdvanceChoice[] {
  const now = nowIn(table, 'combat')
  if (!now || !isTimeAfterFireball(table, now)) return []
  return now.emptied.flatMap((hex) => {
    const near = hexesAround(table, hex).flatMap((around) => stackIn(table, around))
    const units = near.filter(
      (unit) =>
        isOwn(table, unit) &&
        isOnBoard(table, unit) &&
        !now.advanced.includes(unit.id) &&
        !hasAttack(now.designations, unit.id) &&
        mayEnter(table, hex, unit),
    )
    return units.length > 0 ? [{ hex, units: units.map((unit) => unit.id), after: 'fireball' as const }] : []
  })
}

function advancesAfterCombat(table: Table): readonly AdvanceChoice[] {
  const now = nowIn(table, 'combat')
  if (!now) return []
  return openedHexes(table, now).flatMap((hex) => {
    const units = (unitsNamed(table, attackersOn(now, hex)) ?? []).filter(
      (unit) => unit.hex !== hex && mayEnter(table, hex, unit),
    )
    return units.length > 0 ? [{ hex, units: units.map((unit) => unit.id), after: 'combat' as const }] : []
  })
}

/** Hexes that attacks opened: the one emptied last, by house rule all, once every attack is rolled (AR-10.10). */
export function openedHexes(table: Table, now: ProgressOf<'combat'>): readonly HexId[] {
  if (!table.settings.options.lateAdvances) return now.opened === null ? [] : [now.opened]
  if (now.designations.some((made) => !made.resolved)) return []
  const enemy = enemyOf(table.side)
  return [...new Set(now.designations.map((made) => made.hex))].filter((hex) => !holds(table, hex, enemy))
}

/** Units designated against a hex in this segment; a wasted attack counts (AR-10.10). */
export function attackersOn(now: ProgressOf<'combat'>, hex: HexId): readonly UnitId[] {
  return now.designations.filter((made) => made.hex === hex).flatMap((made) => made.attackers)
}

function mayEnter(table: Table, hex: HexId, unit: Unit): boolean {
  const there = stackIn(table, hex)
  return there.length < STACKING_LIMIT && there.every((other) => other.type === unit.type)
}
