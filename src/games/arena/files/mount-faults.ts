import type { Problem } from '@/engine/kernel/refusal'
import { canPilot, cardOf, creatureOf, isAbandoned } from '../queries/creatures'
import { isImmobile } from '../queries/entry'
import { effectOf } from '../queries/in-force'
import { roomOn } from '../queries/riding'
import type { ArenaSeat, Creature, CreatureId, Position, Table } from '../state/position'
import { isAir } from '../queries/spaces'
import { hasAttribute } from '../queries/values'
import { vehicleController } from '../effects/vehicles'
import { fault, faultsAt, type Whole } from './fault'

/** Riders and vehicles as nobody gets on them, and creatures that obey whom they do not. */
export function mountReachFaults({ given, settings }: Whole, position: Position): readonly Problem[] {
  return given.creatures.flatMap(({ id, controller }, nth) => {
    const creature = creatureOf(position, id)
    if (!creature) return []
    const path = `creatures.${nth}`
    const isTooAdvanced = settings.ruleset === 'basic' && creature.on !== null
    const isAdrift = isAbandoned(creature) && creature.at !== null && isAir(creature.at)
    return [
      ...(creature.on === null ? [] : riderFaults(position, creature, creature.on, `${path}.on`)),
      ...(controller === undefined ? [] : controllerFaults(position, creature, `${path}.controller`)),
      ...faultsAt(path, [
        [isTooAdvanced, 'on', 'must be null: nobody mounts in the basic game', 'AA-24.2'],
        [isAdrift, 'at', 'must be on the ground: without a pilot it crashes', 'AA-8.6'],
        [roomOn(position, creature) < 0, '', 'carries more than it has room for', 'AA-7.2'],
      ]),
    ]
  })
}

function riderFaults(table: Table, rider: Creature, on: CreatureId, path: string): readonly Problem[] {
  const mount = creatureOf(table, on)
  if (!mount) return []
  const isForeign = !isAbandoned(mount) && !isAbandoned(rider) && rider.controller !== mount.controller
  const isUnreal = hasAttribute(rider, 'illusion') || hasAttribute(mount, 'illusion')
  // That it carries nobody follows from there being one level of riders alone (AA-7.4).
  const isUnpiloted = cardOf(rider).vehicle && !canPilot(mount)
  return faultsAt(path, [
    [isUnreal, '', 'must be null: illusions neither ride nor carry', 'AA-7.11'],
    [isUnpiloted, '', 'must be a creature with hands', 'AA-7.12'],
    [isImmobile(rider), '', 'must be null: it cannot move by itself', 'AA-7.13'],
    [cardOf(rider).size >= cardOf(mount).size, '', 'must be a larger creature', 'AA-7.1'],
    [isForeign, '', 'must be a creature of the same side', 'AA-7.3'],
  ])
}

/** Vehicles are their pilots'; all else is its owner's, or his who has enchanted it (AA-8.2, AA-8.3, AA-22.10). */
function controllerFaults(position: Position, creature: Creature, path: string): readonly Problem[] {
  const { controller } = creature
  if (cardOf(creature).vehicle) {
    const seat = vehicleController(position, creature)
    if (seat === controller) return []
    return [fault(path, seat === null ? 'must be null: it has no pilot' : 'must be its pilot’s', 'AA-8.3')]
  }
  if (controller === null) return [fault(path, 'must be 0 or 1: it is no vehicle', 'AA-8.2')]
  if (controller === masterOf(position, creature)) return []
  return [fault(path, 'must be its owner’s, or his whose magic controls it', 'AA-22.10')]
}

/** Whose creature it is: the owner's, or that of the last who took control of it by magic. */
function masterOf({ enchantments }: Position, { id, owner }: Creature): ArenaSeat {
  const holding = enchantments.filter(
    (enchantment) =>
      enchantment.on.kind === 'creature' &&
      enchantment.on.creature === id &&
      effectOf(enchantment, 'control'),
  )
  return holding.at(-1)?.seat ?? owner
}
