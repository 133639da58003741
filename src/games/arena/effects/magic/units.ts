import type { Draft } from 'immer'
import { reading } from '@/engine/kernel/draft'
import { cardOf, mountOf } from '../../queries/creatures'
import { abandon, die, getOff } from '../death'
import type { Event } from '../../events'
import type { Creature, Position } from '../../state/position'
import { isAir } from '../../queries/spaces'
import { flightOf } from '../../queries/values'
import { settleVehicles } from '../vehicles'

/**
 * What follows for units when magic has carried a creature away or changed its controller: vehicles change
 * hands, those left without a pilot crash or let their passengers off (AA-8.5, AA-8.6), and nobody stays
 * mounted on the other side's creature (AA-7.3).
 */
export function settleUnits(draft: Draft<Position>): Event[] {
  const changed = settleVehicles(draft)
  const left = changed.flatMap((event) =>
    event.type === 'controllerChanged' && event.seat === null ? abandon(draft, event.creature) : [],
  )
  return [...changed, ...left, ...parted(draft)]
}

/** Riders whose mount is the other side's now get off; who cannot fly falls out of the air (AA-7.6, AA-7.10). */
function parted(draft: Draft<Position>): Event[] {
  const table = reading(draft)
  const leaving = table.creatures.flatMap((rider) => {
    const mount = mountOf(table, rider)
    if (!mount || !isOfOther(rider, mount)) return []
    const falls = mount.at !== null && isAir(mount.at) && flightOf(table, rider) === null
    return [{ rider: rider.id, mount, falls }]
  })
  return leaving.flatMap(({ rider, mount, falls }) => {
    getOff(draft, rider, mount)
    return [
      { type: 'dismounted' as const, rider, mount: mount.id },
      ...(falls ? die(draft, [rider], 'fall') : []),
    ]
  })
}

function isOfOther(rider: Creature, mount: Creature): boolean {
  if (cardOf(rider).vehicle || mount.controller === null) return false
  return rider.controller !== mount.controller
}
