import type { HexId } from '@/engine/kernel/hex'
import { refused } from '@/table/desk/answer'
import { rangeRefusal } from '../../queries/combat/guards'
import type { CommandOf } from '../../commands'
import { creatureOf, isAbandoned } from '../../queries/creatures'
import { nowIn } from '../../queries/guards'
import type { Creature, CreatureId, Space } from '../../state/position'
import { refuse } from '../../refuse'
import { boardOf, groundOf, hexOf, isAir, airOf, spacesApart } from '../../queries/spaces'
import { rangedOf } from '../../queries/values'
import type { View } from '../../state/view'
import type { Answer } from '../desk/gesture'
import { creaturesInHex, nobodysHexRefusal } from './idle-hex'

/** Why a shooter in hand does not fire at a hex, as the rules refuse the shot (AA-14). */
export function refusedShot(view: View, id: CreatureId, hex: HexId): Answer {
  const shooter = creatureOf(view, id)
  const there = enemiesOf(view, creaturesInHex(view, hex)).flatMap(({ at }) => at ?? [])
  // Where nobody is to be hit, the shot stays on the shooter's own level.
  const level = shooter?.at && isAir(shooter.at) ? airOf(hex) : groundOf(hex)
  return refused(
    refuse('AA-14.4', `There is no enemy in ${hex}.`),
    shooter ? shotOf(view, shooter, there.length > 0 ? there : [level]) : null,
  )
}

/**
 * Why nothing begins with a click on a hex in Combat. What is there comes first: nobody, a fight that is settled, a
 * vehicle without a pilot, nobody of one's own; then what those there cannot do.
 */
export function refusedInCombat(view: View, hex: HexId): Answer {
  const here = creaturesInHex(view, hex)
  const nobody = nobodysHexRefusal(view, hex)
  if (nobody && here.length === 0) return refused(nobody)
  const noFight = refuse('AA-11.1', 'There is no fight there, and nobody who can fire.')
  const settled = settledIn(view, hex)
  if (settled) return refused(noFight, settled)
  const attack = vehicleAttackIn(view, here)
  if (attack)
    return refused(refuse('AA-8.7', 'Nobody of yours is with that vehicle or can fire at it.'), attack)
  return nobody ? refused(nobody) : refused(noFight, shotFrom(view, here))
}

function settledIn(view: View, hex: HexId): CommandOf<'resolve'> | undefined {
  const space = nowIn(view, 'combat')?.settled.find((one) => hexOf(one) === hex)
  return space && { type: 'resolve', seat: view.active, space }
}

/** The shot that those in a hex would most likely fire; null where none of them is a shooter, or nobody to be hit. */
function shotFrom(view: View, here: readonly Creature[]): CommandOf<'fire'> | null {
  const shooters = ownOf(view, here).filter((one) => rangedOf(view, one))
  const shooter = shooters.find(({ fired }) => !fired) ?? shooters[0]
  const targets = enemiesOf(view, view.creatures).flatMap(({ at }) => at ?? [])
  return shooter ? shotOf(view, shooter, targets) : null
}

/** The shot at one of some spaces: one in range, or else the nearest. */
function shotOf(view: View, shooter: Creature, targets: readonly Space[]): CommandOf<'fire'> | null {
  const target =
    targets.find((space) => !rangeRefusal(view, shooter, space)) ?? nearest(view, shooter, targets)
  return target === undefined ? null : { type: 'fire', seat: view.active, shooter: shooter.id, target }
}

function nearest(view: View, { at }: Creature, spaces: readonly Space[]): Space | undefined {
  const board = boardOf(view)
  if (at === null) return undefined
  return [...spaces].sort((a, b) => spacesApart(board, at, a) - spacesApart(board, at, b))[0]
}

/** The attack on a vehicle without a pilot, by whoever is nearest to one; undefined where it is not what is meant. */
function vehicleAttackIn(view: View, here: readonly Creature[]): CommandOf<'attackVehicle'> | undefined {
  const vehicle = here.find(isAbandoned)
  const at = vehicle?.at
  if (!at) return undefined
  const beside = ownOf(view, here).filter((one) => one.at === at)
  if (beside.length === 0 && !here.every(isAbandoned)) return undefined
  const shooters = ownOf(view, view.creatures).filter((one) => rangedOf(view, one) && one.at !== null)
  const able = shooters.filter((one) => !rangeRefusal(view, one, at))
  const [attacker] = [...beside, ...able, ...shooters]
  if (!attacker) return undefined
  return { type: 'attackVehicle', seat: view.active, vehicle: vehicle.id, attackers: [attacker.id] }
}

function ownOf({ active }: View, creatures: readonly Creature[]): readonly Creature[] {
  return creatures.filter(({ controller }) => controller === active)
}

function enemiesOf({ active }: View, creatures: readonly Creature[]): readonly Creature[] {
  return creatures.filter(({ controller }) => controller !== null && controller !== active)
}
