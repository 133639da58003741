import type { State } from '../state/state'
import type { City, CityId } from '../tables/atlas'
import { present } from '@/engine/kernel/refusal'
import { otherSide, type Side } from '../tables/seats'
import { isHeldBy, mapOf, type Presence } from './blocks'

/** The city of an id, if the map has it. */
export function cityById(state: Pick<State, 'boards'>, id: CityId): City | undefined {
  return mapOf(state).cities.find((city) => city.id === id)
}

/** The same where the rules themselves have kept the id. */
export function cityNamed(state: Pick<State, 'boards'>, id: CityId): City {
  return present(cityById(state, id), id)
}

/**
 * Who controls a city: on a home board its owner unless an enemy stands there, elsewhere whoever stands there
 * alone, whatever block it is (CT-1 to CT-3, CT-6, CS-5).
 */
export function controllerOf(state: Presence, { hex, home }: City): Side | null {
  const north = isHeldBy(state, hex, 'north')
  const south = isHeldBy(state, hex, 'south')
  if (north && south) return null
  if (north) return 'north'
  return south ? 'south' : home
}

/** The gold of a seat, of all cities that it controls: it is counted and never spent (CT-4, BD-1, VC-1). */
export function goldOf(state: Pick<State, 'blocks' | 'boards'>, side: Side): number {
  return mapOf(state)
    .cities.filter((city) => controllerOf(state, city) === side)
    .reduce((sum, { gold }) => sum + gold, 0)
}

/** Whether a side has a capital in a hex that no enemy stands in (CT-5, RC-3.8, BD-6). */
export function isFreeCapital(state: State, side: Side, city: City): boolean {
  return state.seats[side].capitals.includes(city.id) && !isHeldBy(state, city.hex, otherSide(side))
}
