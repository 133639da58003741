import type { BoardArrow, HexMark } from '@/board/board-props'
import type { HexId } from '@/engine/kernel/hex'
import { goOn, IDLE, playThen, refused } from '@/table/desk/answer'
import { onceForEach } from '@/engine/basics/once'
import { openFights } from '../../queries/combat/fights'
import type { Command } from '../../commands'
import { nowIn } from '../../queries/guards'
import type { Creature, CreatureId, Space } from '../../state/position'
import { refuse } from '../../refuse'
import { hexOf, hexOfCreature } from '../../queries/spaces'
import type { View } from '../../state/view'
import type { Answer, Gesture, Hand, VehiclePicked } from '../desk/gesture'
import { markAll } from '@/table/commands/hand'
import { actorsIn, actorsOf, heldMarks, hexesWith, inBoardOrder, offersBy, offersOf } from './offers'
import { refusedInCombat, refusedShot } from './refused-combat'

/** Combat (AA-11 to AA-14). */
export const COMBAT_HAND: Hand = {
  hexesToAct: (view) => inBoardOrder(view, [...hexesWith(view, shootersOf(view)), ...fightHexes(view)]),
  answer: answerCombat,
  settled: (view, gesture) => (isOpen(view, gesture) ? gesture : IDLE),
  marks: combatMarks,
  arrows: (view) =>
    Object.entries(shotsDeclared(view)).flatMap(([id, target]): BoardArrow[] => {
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

/** Vehicles without a pilot that can be attacked, each with all who can do it. */
export const vehiclesOpen = onceForEach((view: View): readonly VehiclePicked[] => {
  const attacks = offersOf(view).filter((command): command is VehicleAttack => 'attackers' in command)
  return [...new Set(attacks.map(({ vehicle }) => vehicle))].map((vehicle) => {
    const groups = attacks.filter((attack) => attack.vehicle === vehicle)
    return { name: 'VehiclePicked', vehicle, attackers: [...new Set(groups.flatMap((one) => one.attackers))] }
  })
})

/** All who can attack a vehicle. */
export function attackersOf(view: View, id: CreatureId): readonly CreatureId[] {
  return vehiclesOpen(view).find(({ vehicle }) => vehicle === id)?.attackers ?? []
}

/** Fights that can be settled now, in the order of spaces. */
export function fightsIn(view: View, hex?: HexId): readonly Space[] {
  return openFights(view).filter((space) => hex === undefined || hexOf(space) === hex)
}

function fightHexes(view: View): readonly HexId[] {
  return fightsIn(view).map(hexOf)
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

function isOpen(view: View, gesture: Gesture): boolean {
  if (gesture.name === 'HexPicked') return fightsIn(view, gesture.hex).length > 0
  if (gesture.name === 'VehiclePicked') return attackersOf(view, gesture.vehicle).length > 0
  return 'creature' in gesture && shotsOf(view, gesture.creature).length > 0
}

function combatMarks(view: View, gesture: Gesture): readonly HexMark[] {
  const designated = markAll([...new Set(Object.values(shotsDeclared(view)).map(hexOf))], 'designated')
  const open =
    'creature' in gesture
      ? markAll(
          inBoardOrder(
            view,
            shotsOf(view, gesture.creature).map(({ target }) => hexOf(target)),
          ),
          'target',
        )
      : [...markAll(fightHexes(view), 'target'), ...markAll(hexesWith(view, shootersOf(view)), 'choice')]
  return [...heldMarks(view, gesture), ...open, ...designated]
}

function shotsDeclared(view: View): Readonly<Record<CreatureId, Space>> {
  return nowIn(view, 'combat')?.shots ?? {}
}
