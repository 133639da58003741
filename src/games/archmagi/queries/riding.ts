import { firstRefusal } from '@/engine/kernel/refusal'
import { refuse, type Refused } from '../refuse'
import type { State, Unit } from '../state/state'
import type { UnitId } from '../state/terms'
import { isA, sumOf } from './filters'
import { isAmong, ownTraits, printedOf } from './traits'
import { isAvailable, ridersOf, stackWith, unitById } from './units'

/**
 * Why units may not mount whom they are to ride, all together (AM-9.8, AM-9.9). Who rides a carrier already keeps its
 * place there.
 */
export function boardingRefusal(
  state: State,
  units: readonly Unit[],
  rides: Readonly<Record<UnitId, UnitId>>,
): Refused {
  const boarding = units.filter(({ id }) => Object.hasOwn(rides, id))
  const strange = Object.keys(rides).find((id) => !units.some((unit) => unit.id === id))
  if (strange !== undefined) return refuse('AM-9.9', 'Riders move with their carrier.')
  const carriers = [...new Set(boarding.map(({ id }) => rides[id] as UnitId))]
  return (
    firstRefusal(boarding, (unit) => riderRefusal(state, unit, unitById(state, rides[unit.id] as UnitId))) ??
    firstRefusal(carriers, (id) => {
      const onBoard = ridersOf(state, id).filter(({ id: rider }) => !Object.hasOwn(rides, rider))
      return roomRefusal(state, unitById(state, id), [
        ...onBoard,
        ...boarding.filter((unit) => rides[unit.id] === id),
      ])
    })
  )
}

/** Why one unit does not mount another, room aside (AM-9.8). */
function riderRefusal(state: State, rider: Unit, carrier: Unit | undefined): Refused {
  if (!carrier || carrier.id === rider.id || !isAmong(stackWith(state, rider), carrier.id))
    return refuse('AM-9.9', 'A rider starts in the hex of its carrier.')
  if (!isAvailable(state, rider)) return refuse('AM-9.8', 'A paralysed unit does not ride.')
  if (!isAvailable(state, carrier)) return refuse('AM-9.8', 'A paralysed unit carries nobody.')
  const traits = printedOf(rider)
  if (isA(traits, 'Site') || isA(traits, 'Sea'))
    return refuse('AM-9.8', 'Sites, Ships and Sea units are no passengers.')
  return ridersOf(state, rider.id).length > 0 || carrier.riding !== null
    ? refuse('AM-9.8', 'Who carries riders does not ride.')
    : undefined
}

/** Why a carrier has no room for all of some riders (AM-9.8, AM-K.14, AM-K.33). */
function roomRefusal(state: State, carrier: Unit | undefined, riders: readonly Unit[]): Refused {
  if (!carrier) return refuse('AM-9.8', 'There is no such carrier.')
  const traits = ownTraits(state, carrier)
  const heroes = riders.filter((unit) => isA(ownTraits(state, unit), 'Hero'))
  const others = riders.filter((unit) => !heroes.includes(unit))
  const transport = sumOf(traits, 'transport')
  if (others.some((unit) => isA(ownTraits(state, unit), 'Monster')))
    return refuse('AM-9.8', 'Monsters do not board, unless they are heroes.')
  if (others.length > transport)
    return refuse(
      'AM-9.8',
      transport === 0 ? 'Only heroes ride there.' : 'There is no room for so many units.',
    )
  // Whoever transports takes any number of heroes besides.
  return transport === 0 && heroes.length > sumOf(traits, 'carry')
    ? refuse('AM-9.8', 'There is no room for so many heroes.')
    : undefined
}
