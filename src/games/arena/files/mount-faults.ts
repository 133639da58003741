import { faultsOfEach } from '@/engine/declare/faults'
import type { Problem } from '@/engine/kernel/refusal'
import { canPilot, cardOf, creatureOf, isAbandoned } from '../queries/creatures'
import { isImmobile } from '../queries/entry'
import { effectOf } from '../queries/in-force'
import { roomOn } from '../queries/riding'
import type { ArenaSeat, Creature, Position, Table } from '../state/position'
import { isAir } from '../queries/spaces'
import { hasAttribute } from '../queries/values'
import { vehicleController } from '../effects/vehicles'
import type { Checks, Whole } from './fault'

/** Riders and vehicles as nobody gets on them, and creatures that obey whom they do not. */
export function mountReachFaults({ given, settings }: Whole, position: Position): readonly Problem[] {
  return faultsOfEach('creatures', given.creatures, ({ id, controller }): Checks => {
    const creature = creatureOf(position, id)
    if (!creature) return []
    const isTooAdvanced = settings.ruleset === 'basic' && creature.on !== null
    const isAdrift = isAbandoned(creature) && creature.at !== null && isAir(creature.at)
    return [
      ...riderChecks(position, creature),
      ...(controller === undefined ? [] : controllerChecks(position, creature)),
      [isTooAdvanced, 'on', 'must be null: nobody mounts in the basic game', 'AA-24.2'],
      [isAdrift, 'at', 'must be on the ground: without a pilot it crashes', 'AA-8.6'],
      [roomOn(position, creature) < 0, '', 'carries more than it has room for', 'AA-7.2'],
    ]
  })
}

function riderChecks(table: Table, rider: Creature): Checks {
  const mount = rider.on === null ? undefined : creatureOf(table, rider.on)
  if (!mount) return []
  const isForeign = !isAbandoned(mount) && !isAbandoned(rider) && rider.controller !== mount.controller
  const isUnreal = hasAttribute(rider, 'illusion') || hasAttribute(mount, 'illusion')
  // That it carries nobody follows from there being one level of riders alone (AA-7.4).
  const isUnpiloted = cardOf(rider).vehicle && !canPilot(mount)
  return [
    [isUnreal, 'on', 'must be null: illusions neither ride nor carry', 'AA-7.11'],
    [isUnpiloted, 'on', 'must be a creature with hands', 'AA-7.12'],
    [isImmobile(rider), 'on', 'must be null: it cannot move by itself', 'AA-7.13'],
    [cardOf(rider).size >= cardOf(mount).size, 'on', 'must be a larger creature', 'AA-7.1'],
    [isForeign, 'on', 'must be a creature of the same side', 'AA-7.3'],
  ]
}

/** Vehicles are their pilots'; all else is its owner's, or his who has enchanted it (AA-8.2, AA-8.3, AA-22.10). */
function controllerChecks(position: Position, creature: Creature): Checks {
  const { controller } = creature
  if (cardOf(creature).vehicle) {
    const pilot = vehicleController(position, creature)
    const remedy = pilot === null ? 'must be null: it has no pilot' : 'must be its pilot’s'
    return [[controller !== pilot, 'controller', remedy, 'AA-8.3']]
  }
  const isOthers = controller !== null && controller !== masterOf(position, creature)
  return [
    [controller === null, 'controller', 'must be 0 or 1: it is no vehicle', 'AA-8.2'],
    [isOthers, 'controller', 'must be its owner’s, or his whose magic controls it', 'AA-22.10'],
  ]
}

/** Whose creature it is: the owner's, or that of the last who took control of it by magic. */
function masterOf({ enchantments }: Position, { id, owner }: Creature): ArenaSeat {
  const holding = enchantments.filter(
    (one) => one.on.kind === 'creature' && one.on.creature === id && effectOf(one, 'control'),
  )
  return holding.at(-1)?.seat ?? owner
}
