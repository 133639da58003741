import type { BoardArrow, HexMark } from '@/board/board-props'
import type { HexId } from '@/engine/kernel/hex'
import { goOn, IDLE, playThen, refused } from '@/table/desk/answer'
import { openFights } from '../../queries/combat/fights'
import type { Command } from '../../commands'
import { nowIn } from '../../queries/guards'
import type { Creature, CreatureId, Space } from '../../state/position'
import { refuse } from '../../refuse'
import { hexOf } from '../../queries/spaces'
import type { View } from '../../state/view'
import type { Answer, Gesture, Hand, VehiclePicked } from '../desk/gesture'
import { markAll } from '@/table/commands/hand'
import { actorHexes, actorsIn, actorsOf, hexOfCreature, inBoardOrder, offersBy, offersOf } from './offers'
import { refusedInCombat, refusedShot } from './refused-combat'

/** Combat (AA-11 to AA-14). */
export const COMBAT_HAND: Hand = {
  hexesToAct: (view) => inBoardOrder(view, [...shooterHexes(view), ...fightHexes(view)]),
  answer: answerCombat,
  settled: settledCombat,
  marks: combatMarks,
  arrows: (view) =>
    Object.entries<Space>(nowIn(view, 'combat')?.shots ?? {}).flatMap(([id, target]): BoardArrow[] => {
      const from = hexOfCreature(view, id as CreatureId)
      const to = hexOf(target)
      return from === undefined || from === to ? [] : [{ id, from, to, kind: 'fire' }]
    }),
}

type Shot = Extract<Command, { readonly shooter: unknown }>
type VehicleAttack = Extract<Command, { readonly attackers: unknown }>

/** Shots that a creature can still declare. */
export function shotsOf(view: View, shooter: CreatureId): readonly Shot[] {
  return offersBy(view, shooter).filter((command): command is Shot => 'shooter' in command)
}

/** Creatures that can fire, leaving aside those who can only attack a vehicle. */
export function shootersOf(view: View): readonly Creature[] {
  return actorsOf(view).filter(({ id }) => shotsOf(view, id).length > 0)
}

/** Attacks on vehicles without a pilot that the rules name: by each attacker, by all beside it, by all. */
function vehicleAttacks(view: View, vehicle?: CreatureId): readonly VehicleAttack[] {
  const attacks = offersOf(view).filter((command): command is VehicleAttack => 'attackers' in command)
  return attacks.filter((command) => vehicle === undefined || command.vehicle === vehicle)
}

/** Vehicles that can be attacked, with the largest group that can do it. */
export function vehiclesOpen(view: View): readonly VehiclePicked[] {
  const vehicles = [...new Set(vehicleAttacks(view).map(({ vehicle }) => vehicle))]
  return vehicles.map((vehicle) => ({
    name: 'VehiclePicked',
    vehicle,
    attackers: attackersOf(view, vehicle),
  }))
}

/** All who can attack a vehicle. */
export function attackersOf(view: View, vehicle: CreatureId): readonly CreatureId[] {
  return [...new Set(vehicleAttacks(view, vehicle).flatMap(({ attackers }) => attackers))]
}

/** Fights that can be settled now, in the order of spaces. */
export function fightsIn(view: View, hex?: HexId): readonly Space[] {
  return openFights(view).filter((space) => hex === undefined || hexOf(space) === hex)
}

function fightHexes(view: View): readonly HexId[] {
  return fightsIn(view).map(hexOf)
}

function shooterHexes(view: View): readonly HexId[] {
  return actorHexes(view).filter((hex) => shootersIn(view, hex).length > 0)
}

function shootersIn(view: View, hex: HexId): readonly CreatureId[] {
  return actorsIn(view, hex).flatMap(({ id }) => (shotsOf(view, id).length > 0 ? [id] : []))
}

function answerCombat(view: View, gesture: Gesture, hex: HexId): Answer {
  if (nowIn(view, 'combat')?.choice) return refused(refuse('AA-3.8', 'A casualty is to be chosen first.'))
  if (gesture.name === 'CreaturePicked' || gesture.name === 'WayAsked') {
    const shots = shotsOf(view, gesture.creature).filter(({ target }) => hexOf(target) === hex)
    const [shot, ...others] = shots
    if (shot && others.length > 0) return goOn({ name: 'WayAsked', creature: gesture.creature, hex })
    if (shot) return playThen([shot])
  }
  return pickIn(view, gesture, hex)
}

/** Shooters of a hex one after another, then its fights, then its vehicles. */
function pickIn(view: View, gesture: Gesture, hex: HexId): Answer {
  const shooters = shootersIn(view, hex)
  const nth = gesture.name === 'CreaturePicked' ? shooters.indexOf(gesture.creature) : -1
  const shooter = shooters[nth + 1]
  if (shooter !== undefined) return goOn({ name: 'CreaturePicked', creature: shooter })
  if (gesture.name === 'HexPicked' && gesture.hex === hex) return goOn(IDLE)
  if (fightsIn(view, hex).length > 0) return goOn({ name: 'HexPicked', hex })
  const vehicle = vehiclesOpen(view).find((open) => hexOfCreature(view, open.vehicle) === hex)
  if (vehicle) return goOn(vehicle)
  if (shooters.length > 0) return goOn(IDLE)
  return gesture.name === 'CreaturePicked' || gesture.name === 'WayAsked'
    ? refusedShot(view, gesture.creature, hex)
    : refusedInCombat(view, hex)
}

function settledCombat(view: View, gesture: Gesture): Gesture {
  switch (gesture.name) {
    case 'HexPicked':
      return fightsIn(view, gesture.hex).length > 0 ? gesture : IDLE
    case 'CreaturePicked':
    case 'WayAsked':
      return shotsOf(view, gesture.creature).length > 0 ? gesture : IDLE
    case 'VehiclePicked':
      return vehicleAttacks(view, gesture.vehicle).length > 0 ? gesture : IDLE
    case 'Idle':
    case 'MagicPicked':
    case 'MagicAimed':
      return IDLE
  }
}

function combatMarks(view: View, gesture: Gesture): readonly HexMark[] {
  const shots = Object.values<Space>(nowIn(view, 'combat')?.shots ?? {})
  const designated = markAll([...new Set(shots.map(hexOf))], 'designated')
  const fights = markAll(fightHexes(view), 'target')
  if (gesture.name === 'CreaturePicked' || gesture.name === 'WayAsked') {
    const own = hexOfCreature(view, gesture.creature)
    const targets = shotsOf(view, gesture.creature).map(({ target }) => hexOf(target))
    return [
      ...markAll(own === undefined ? [] : [own], 'selected'),
      ...markAll(inBoardOrder(view, targets), 'target'),
      ...designated,
    ]
  }
  return [...pickedMarks(view, gesture), ...fights, ...markAll(shooterHexes(view), 'choice'), ...designated]
}

function pickedMarks(view: View, gesture: Gesture): readonly HexMark[] {
  if (gesture.name === 'HexPicked') return [{ hex: gesture.hex, kind: 'selected' }]
  const hex = gesture.name === 'VehiclePicked' ? hexOfCreature(view, gesture.vehicle) : undefined
  return hex === undefined ? [] : [{ hex, kind: 'selected' }]
}
