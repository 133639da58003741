import { listed } from '@/engine/basics/phrases'
import { onceForEach } from '@/engine/basics/once'
import { inOneLine, mayBeForgotten, NOTHING_LEFT, optional, owed, type Undone } from '@/table/panel/undone'
import { LEFT_TEXT } from '../../tables/table-text'
import { openFights } from '../../queries/combat/fights'
import { creatureOf } from '../../queries/creatures'
import { mayEnterGround } from '../../queries/entry'
import { nowIn } from '../../queries/guards'
import { mustLand } from '../../queries/flights'
import { terrainPointsLeft } from '../../queries/terrain-points'
import type { Creature, CreatureId, Progress } from '../../state/position'
import { hexOf } from '../../queries/spaces'
import type { View } from '../../state/view'
import type { VehiclePicked } from '../desk/gesture'
import { actorsOf, offersOf } from '../gestures/offers'
import { shootersOf, vehiclesOpen } from '../gestures/combat-hand'
import { nameOf } from '../../queries/names'

const LEFT: Readonly<Record<Progress['phase'], (view: View) => Undone>> = {
  build: () => NOTHING_LEFT,
  placeBasic: (view) => owed(LEFT_TEXT.place(actorsOf(view).length)),
  terrain: (view) =>
    offersOf(view).length > 0 ? optional(LEFT_TEXT.points(terrainPointsLeft(view))) : NOTHING_LEFT,
  equip1: (view) => optional(some(actorsOf(view), LEFT_TEXT.equip)),
  magic1: (view) => optional(some(actorsOf(view), LEFT_TEXT.casters)),
  movement(view) {
    const doomed = doomedFlyers(view).map(nameOf)
    return mayBeForgotten(
      doomed.length > 0 ? LEFT_TEXT.doomed(listed(doomed)) : '',
      some(actorsOf(view), LEFT_TEXT.movers),
    )
  },
  magic2: (view) => optional(some(actorsOf(view), LEFT_TEXT.casters)),
  combat: combatLeft,
  equip2: (view) => optional(some(actorsOf(view), LEFT_TEXT.equip)),
  over: () => NOTHING_LEFT,
}

/** What could or must still be done in this phase, briefly. */
export const stillToDo = onceForEach((view: View) => LEFT[view.now.phase](view))

/** How many there are of some; nothing where there are none. */
function some(all: readonly unknown[], text: (count: number) => string): string {
  return all.length > 0 ? text(all.length) : ''
}

/** Spent units over ground that they cannot enter: they die when Movement ends (AA-10.8). */
export function doomedFlyers(view: View): readonly Creature[] {
  return view.creatures.filter(
    (unit) => unit.at !== null && mustLand(view, unit) && !mayEnterGround(view, unit, hexOf(unit.at)),
  )
}

/** Fights have to be settled before the phase may end; shots and attacks on vehicles may be left out. */
function combatLeft(view: View): Undone {
  if (nowIn(view, 'combat')?.choice) return owed(LEFT_TEXT.choice)
  const shooters = some(shootersOf(view), LEFT_TEXT.shooters)
  const vehicles = some(vehiclesLeft(view), LEFT_TEXT.vehicles)
  return { ...mayBeForgotten(shooters, vehicles), owed: some(openFights(view), LEFT_TEXT.fights) }
}

/** Whoever leaves a vehicle of the own army standing has forgotten nothing. */
function vehiclesLeft(view: View): readonly VehiclePicked[] {
  return vehiclesOpen(view).filter(({ vehicle }) => creatureOf(view, vehicle)?.owner !== view.active)
}

/** What can no longer be done once the first fight is settled: all that is done from afar (AA-14.2). */
export function lostBySettling(view: View): string {
  const at = (id: CreatureId) => creatureOf(view, id)?.at
  const fromAfar = vehiclesLeft(view).filter(({ vehicle, attackers }) =>
    attackers.some((attacker) => at(attacker) !== at(vehicle)),
  )
  return inOneLine([some(shootersOf(view), LEFT_TEXT.shooters), some(fromAfar, LEFT_TEXT.vehicles)])
}
