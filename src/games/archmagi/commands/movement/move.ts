import { optional } from '@/engine/declare/arg'
import { firstRefusal } from '@/engine/kernel/refusal'
import type { HexId } from '@/engine/kernel/hex'
import { happen } from '../../effects/flow/run'
import { type Scene, tell } from '../../effects/scene'
import { land, relocate, written } from '../../effects/units'
import { isOfClass } from '../../queries/ground'
import { moveRefusal, moverRefusal, type Rides } from '../../queries/movement'
import { waysFor } from '../../queries/ways'
import type { UnitId } from '../../state/terms'
import { PATH, RIDES, UNITS_TOGETHER } from '../kit/args'
import { command, ownRefusal } from '../kit/kit'

/** Units go along a path together, some of them carried (AM-9.1 to AM-9.11). */
export const move = command({
  clause: 'AM-9.1',
  stage: 'movement',
  args: { units: UNITS_TOGETHER, path: PATH, ride: optional(RIDES) },
  listed: ({ table, seat }) => waysFor(table, seat),
  choicesAreLegal: true,
  refusalOf: ({ table, seat }, { units, path, ride = {} }) =>
    firstRefusal(units, (unit) => ownRefusal(unit, seat)) ??
    firstRefusal(units, (unit) => moverRefusal(table, unit, unit.id in ride)) ??
    moveRefusal(table, units, path, ride),
  perform: (doing, { units, path, ride = {} }) =>
    happen(doing, (scene) => {
      const ids = units.map(({ id }) => id)
      const from = units[0]?.hex as HexId
      const rides: Rides = ride
      for (const id of ids) {
        const unit = written(scene, id)
        unit.riding = rides[id] ?? (unit.riding !== null && ids.includes(unit.riding) ? unit.riding : null)
        unit.used.push(unit.riding === null ? 'moved' : 'ridden')
      }
      goAlong(scene, ids, path)
      tell(
        scene,
        { type: 'moved', seat: doing.seat, from, path, count: ids.length },
        { type: 'movedUnits', seat: doing.seat, units: ids, from, path },
      )
    }),
  say: ({ units, path }) => `Move ${units} to ${path}`,
})

/** What ends on land ends with the first step there, be it on the way (AM-S.62). */
function goAlong(scene: Scene, ids: readonly UnitId[], path: readonly HexId[]): void {
  const to = path.at(-1) as HexId
  const touchesLand = path.some((hex) => isOfClass(scene.draft, hex, 'land'))
  for (const id of ids) {
    if (touchesLand) land(scene, id)
    relocate(scene, id, to, ids)
  }
}
