import { listed } from '@/engine/basics/phrases'
import { onceFor } from '@/table/desk/once-for'
import { mayBeForgotten, NOTHING_LEFT, told, type Undone } from '@/table/panel/undone'
import { LEFT_TEXT } from '../../tables/table-text'
import { openFights } from '../../queries/combat/fights'
import { creatureOf } from '../../queries/creatures'
import { mayEnterGround } from '../../queries/entry'
import { nowIn } from '../../queries/guards'
import { mustLand } from '../../queries/flights'
import { terrainPointsLeft } from '../../queries/terrain-points'
import type { Creature, CreatureId } from '../../state/position'
import { hexOf } from '../../queries/spaces'
import type { View } from '../../state/view'
import { actorsOf, offersOf } from '../gestures/offers'
import { shootersOf, vehiclesOpen } from '../gestures/combat-hand'
import { nameOf } from '../../queries/names'

/** What could or must still be done in this phase, briefly. */
export const stillToDo = onceFor(undoneIn)

function undoneIn(view: View): Undone {
  switch (view.now.phase) {
    case 'placeBasic':
      return told(LEFT_TEXT.place(actorsOf(view).length))
    case 'terrain':
      return offersOf(view).length > 0 ? told(LEFT_TEXT.points(terrainPointsLeft(view))) : NOTHING_LEFT
    case 'equip1':
    case 'equip2':
      return actorsOf(view).length > 0 ? told(LEFT_TEXT.equip(actorsOf(view).length)) : NOTHING_LEFT
    case 'magic1':
    case 'magic2':
      return actorsOf(view).length > 0 ? told(LEFT_TEXT.casters(actorsOf(view).length)) : NOTHING_LEFT
    case 'movement':
      return movementLeft(view)
    case 'combat':
      return combatLeft(view)
    case 'build':
    case 'over':
      return NOTHING_LEFT
  }
}

function movementLeft(view: View): Undone {
  const movers = actorsOf(view).length
  const doomed = doomedFlyers(view).map(nameOf)
  return mayBeForgotten(
    doomed.length > 0 ? LEFT_TEXT.doomed(listed(doomed)) : '',
    movers > 0 ? LEFT_TEXT.movers(movers) : '',
  )
}

/** Spent units over ground that they cannot enter: they die when Movement ends (AA-10.8). */
export function doomedFlyers(view: View): readonly Creature[] {
  return view.creatures.filter(
    (unit) => unit.at !== null && mustLand(view, unit) && !mayEnterGround(view, unit, hexOf(unit.at)),
  )
}

/** Fights have to be settled before the phase may end; shots and attacks on vehicles may be left out. */
function combatLeft(view: View): Undone {
  if (nowIn(view, 'combat')?.choice) return told(LEFT_TEXT.choice)
  const fights = openFights(view).length
  const shooters = shootersOf(view).length
  const vehicles = vehiclesOpen(view).filter(({ vehicle }) => isEnemys(view, vehicle)).length
  const leave = shooters > 0 || vehicles > 0 ? mayBeForgotten : told
  return leave(
    shooters > 0 ? LEFT_TEXT.shooters(shooters) : '',
    fights > 0 ? LEFT_TEXT.fights(fights) : '',
    vehicles > 0 ? LEFT_TEXT.vehicles(vehicles) : '',
  )
}

/** Whoever leaves a vehicle of the own army standing has forgotten nothing. */
function isEnemys(view: View, vehicle: CreatureId): boolean {
  return creatureOf(view, vehicle)?.owner !== view.active
}
