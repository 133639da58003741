import { onceForEach } from '@/engine/basics/once'
import { type Command, refusalOf } from '../commands'
import { isEnclosed } from '../queries/combat/sides'
import { canPilot, cardOf, isAbandoned, mountOf, pilotsOf, ridersOf } from '../queries/creatures'
import { capacityOf } from '../queries/riding'
import type { ArenaSeat, Creature, Position } from '../state/position'
import { powerOf } from '../queries/values'
import { turnsFrom } from './distance'
import { amount } from './field'
import { armed, handedOn } from './gear'
import { wantedAtHome } from './garrison'
import { gaitOf, type Scene, sceneOf } from './scene'
import { threatOf } from './threat'

/** What happens next in an Equip and Mount phase: somebody unloaded or carried, a vehicle manned, an item taken up, or the end. */
export function plannedEquip(position: Position, seat: ArenaSeat): readonly Command[] {
  const ways = waysIn(position, seat)
  const next =
    unloaded(ways) ?? manned(position, seat) ?? carried(ways) ?? armed(position) ?? handedOn(position, seat)
  return [next ?? { type: 'endPhase', seat }]
}

/** Enemy turns that a garrison looks ahead: flyers cross a board in three. */
const AHEAD = 3

/** A position in which riders are weighed. */
interface Ways {
  readonly position: Position
  readonly seat: ArenaSeat
  /** Turns to the enemy's king hex from where a creature is, if it goes by itself. */
  readonly turns: (one: Creature) => number
  /** Whether the enemy could strike where a creature is. */
  readonly isThreatened: (one: Creature) => boolean
  /** Whether a creature is at most a turn off the own king hex and wanted there. */
  readonly isGuard: (one: Creature) => boolean
}

function waysIn(position: Position, seat: ArenaSeat): Ways {
  let made: Scene | undefined
  let wanted: number | undefined
  // Storms pass before anybody gets far.
  const scene = () => (made ??= { ...sceneOf(position, seat), storms: new Set() })
  const spaceOf = ({ at }: Creature) => (at && scene().field.indexOf.get(at)) ?? scene().own.king
  const turnsTo = (one: Creature, goal: number) =>
    turnsFrom(scene(), gaitOf(position, one), spaceOf(one), goal)
  return {
    position,
    seat,
    turns: (one) => turnsTo(one, scene().enemy.king),
    isThreatened: (one) => amount(threatIn(scene()), spaceOf(one)) > 0,
    isGuard: (one) => {
      if (!isStrong(one) || turnsTo(one, scene().own.king) > 1) return false
      const afoot = one.on === null ? powerOf(position, one) : 0
      return (wanted ??= wantedAtHome(scene(), AHEAD)) + afoot > 0
    },
  }
}

const threatIn = onceForEach((scene: Scene) => threatOf(scene, scene.enemy.pieces))

/** Lets riders off who get on faster by themselves, are wanted at home or could not fight inside (AA-7.6, AA-25.3). */
function unloaded({ position, seat, turns, isThreatened, isGuard }: Ways): Command | undefined {
  const isIdleInside = (rider: Creature) =>
    isEnclosed(position, rider) && isStrong(rider) && isThreatened(rider)
  return position.creatures
    .filter((rider) => {
      const mount = rider.controller === seat && mountOf(position, rider)
      if (!mount || isNeeded(position, rider, mount)) return false
      return turns(rider) < turns(mount) || isGuard(rider) || isIdleInside(rider)
    })
    .map(({ id }): Command => ({ type: 'dismount', seat, rider: id }))
    .find((command) => !refusalOf(position, command))
}

/** Whether a vehicle that fights or flies would be nobody's without a rider (AA-8.2). */
function isNeeded(position: Position, rider: Creature, mount: Creature): boolean {
  const { vehicle, flight } = cardOf(mount)
  if (!vehicle || !canPilot(rider)) return false
  return (isStrong(mount) || flight !== null) && pilotsOf(position, mount).length === 1
}

/** Puts the cheapest hands into the dearest vehicle that is better than a creature afoot (AA-8.1). */
function manned(position: Position, seat: ArenaSeat): Command | undefined {
  const vehicles = position.creatures
    .filter((one) => cardOf(one).vehicle && isAbandoned(one) && isWorthManning(one))
    .toSorted((one, other) => cardOf(other).cost - cardOf(one).cost)
  return firstRide(position, seat, vehicles, (vehicle) =>
    afoot(position, seat, vehicle)
      .filter((one) => canPilot(one) && isSpare(one))
      .toSorted((one, other) => cardOf(one).cost - cardOf(other).cost),
  )
}

function isWorthManning(vehicle: Creature): boolean {
  const { power, move, flight, ranged } = cardOf(vehicle)
  return power > 0 || move > 1 || flight !== null || ranged !== null
}

/** Whoever casts, shoots, flies or is strong has better to do than to drive. */
function isSpare(one: Creature): boolean {
  const { casting, ranged, flight, power } = cardOf(one)
  return Object.keys(casting).length === 0 && ranged === null && flight === null && power <= 2
}

/** Lets those ride who get on slower by themselves and are not wanted at home, the strongest first (AA-7.5). */
function carried({ position, seat, turns, isThreatened, isGuard }: Ways): Command | undefined {
  const mounts = position.creatures.filter(
    (one) => one.controller === seat && one.on === null && capacityOf(one) > 0 && paceOf(one) > 1,
  )
  const isUseless = (mount: Creature) =>
    cardOf(mount).isEnclosed && position.settings.variants.enclosed && isThreatened(mount)
  return firstRide(
    position,
    seat,
    mounts.filter((mount) => !isUseless(mount)),
    (mount) =>
      afoot(position, seat, mount)
        .filter((one) => turns(mount) < turns(one) && isRider(one) && !isGuard(one))
        .toSorted((one, other) => cardOf(other).power - cardOf(one).power),
  )
}

/** A vehicle of its own has its own way; those who carry do not ride. */
function isRider(one: Creature): boolean {
  return !cardOf(one).vehicle && isStrong(one)
}

/** Whether it adds something to a fight. */
function isStrong(one: Creature): boolean {
  const { power, ranged } = cardOf(one)
  return power > 0 || ranged !== null
}

function paceOf(one: Creature): number {
  const { move, flight } = cardOf(one)
  return Math.max(move, flight?.speed ?? 0)
}

function afoot(position: Position, seat: ArenaSeat, beside: Creature): readonly Creature[] {
  return position.creatures.filter(
    (one) =>
      one.controller === seat &&
      one.at === beside.at &&
      one.on === null &&
      one.id !== beside.id &&
      ridersOf(position, one.id).length === 0,
  )
}

/** The first of what may be ridden that is mounted by the first of those who may. */
function firstRide(
  position: Position,
  seat: ArenaSeat,
  mounts: readonly Creature[],
  ridersFor: (mount: Creature) => readonly Creature[],
): Command | undefined {
  return mounts
    .flatMap((mount) =>
      ridersFor(mount).map((rider): Command => ({ type: 'mount', seat, rider: rider.id, mount: mount.id })),
    )
    .find((command) => !refusalOf(position, command))
}
