import type { Draft } from 'immer'
import { reading } from '@/engine/draft'
import { cardOf, creatureOf, mountOf } from '../../creatures'
import { die } from '../../death'
import type { Event } from '../../events'
import type { Creature, CreatureId, Position, Table } from '../../position'
import { isAir } from '../../spaces'
import { flightOf } from '../../values'
import { settleVehicles } from '../../vehicles'

/**
 * What follows for units when magic has carried a creature away or changed its controller: vehicles change
 * hands, those left without a pilot crash or let their passengers off (AA-8.5, AA-8.6), and nobody stays
 * mounted on the other side's creature (AA-7.3).
 */
export function settleUnits(draft: Draft<Position>): Event[] {
  const changed = settleVehicles(draft)
  const left = changed.flatMap((event) =>
    event.type === 'controllerChanged' && event.seat === null ? [event.creature] : [],
  )
  const table = reading(draft)
  const crashing = left.filter((id) => isAloft(creatureOf(table, id)))
  const crashed = crashing.length > 0 ? die(draft, crashing, 'crash') : []
  return [...changed, ...crashed, ...letOff(draft, left)]
}

function letOff(draft: Draft<Position>, left: readonly CreatureId[]): Event[] {
  const table = reading(draft)
  const leaving = table.creatures.filter((creature) => mustGetOff(table, creature, left))
  const off = leaving.flatMap(({ id, on }): Event[] => {
    const rider = draft.creatures.find((creature) => creature.id === id)
    if (!rider || on === null) return []
    rider.on = null
    rider.airTurns = isAloft(rider) ? 1 : 0
    return [{ type: 'dismounted', rider: id, mount: on }]
  })
  const after = reading(draft)
  // Nobody who cannot fly stays in the air alone (AA-7.6, AA-7.10).
  const falling = leaving.filter((creature) => isAloft(creature) && !flightOf(after, creature))
  const fell =
    falling.length > 0
      ? die(
          draft,
          falling.map(({ id }) => id),
          'fall',
        )
      : []
  return [...off, ...fell]
}

function mustGetOff(table: Table, rider: Creature, left: readonly CreatureId[]): boolean {
  const mount = mountOf(table, rider)
  if (!mount) return false
  const isOfOther = mount.controller !== null && mount.controller !== rider.controller
  return left.includes(mount.id) || (isOfOther && !cardOf(rider).vehicle)
}

function isAloft(creature: Pick<Creature, 'at'> | undefined): boolean {
  return creature !== undefined && creature.at !== null && isAir(creature.at)
}
