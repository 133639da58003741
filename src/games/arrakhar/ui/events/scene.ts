import type { HexId } from '@/engine/kernel/hex'
import type { Shown } from '@/table/events/presentation'
import { type Fall, sceneOf, unseen } from '@/table/motion/scene'
import type { FormerUnit, Table, UnitId } from '../../state/position'
import { stackIn, unitOf } from '../../queries/stacking'
import { counterOf } from '../board/board-view'

/** What is shown of units. */
export const SCENE = sceneOf<Table, UnitId, HexId>({
  hexOf: (hex) => hex,
  hexOfPiece: (table, id) => unitOf(table, id)?.hex,
  countersOf: (table, ids) =>
    ids.flatMap((id) => unitOf(table, id) ?? []).map((unit) => counterOf(table, unit)),
  countersIn: (table, hex) => stackIn(table, hex).map((unit) => counterOf(table, unit)),
  relocated: (table, ids, hex) => ({
    ...table,
    units: table.units.map((unit) => (ids.includes(unit.id) ? { ...unit, hex } : unit)),
  }),
  without: (table, ids) => ({ ...table, units: table.units.filter(({ id }) => !ids.includes(id)) }),
})

/** A caster's counter is turned over (AR-5.5). */
export function casting(table: Table, caster: UnitId): Shown<Table> {
  if (table.cast.includes(caster)) return unseen(table)
  return SCENE.turning([table, { ...table, cast: [...table.cast, caster] }], [caster])
}

/** Units go out of play. */
export function losing(table: Table, units: readonly FormerUnit[], fall: Fall): Shown<Table> {
  return SCENE.falling(
    table,
    units.map(({ id }) => id),
    fall,
  )
}
