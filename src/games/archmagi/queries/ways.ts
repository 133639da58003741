import type { HexId } from '@/engine/kernel/hex'
import type { State, Unit } from '../state/state'
import type { MageSeat } from '../state/terms'
import { isA } from './filters'
import { hexesAround } from './ground'
import { allowanceOf, moveRefusal, moverRefusal, type Rides } from './movement'
import { boardingRefusal } from './riding'
import { ownTraits } from './traits'
import { byUnitId, carrierOf, stackWith, unitsOf } from './units'

/** A move as the list has it. */
export interface Way {
  readonly units: readonly Unit[]
  readonly path: readonly HexId[]
  readonly ride?: Rides
}

/** Each unit alone, and each whole stack with all riders that fit, to each hex that it reaches (AM-C.5). */
export function waysFor(state: State, seat: MageSeat): readonly Way[] {
  const movers = unitsOf(state, seat).filter((unit) => !moverRefusal(state, unit))
  const alone = movers.flatMap((unit) => waysOf(state, [unit], {}))
  const stacks = [...new Map(movers.map((unit) => [unit.hex, unit])).values()]
  const together = stacks.flatMap((unit) => {
    const group = stackWith(state, unit).filter((one) => !moverRefusal(state, one))
    return group.length > 1 ? waysOfGroup(state, group) : []
  })
  return [...alone, ...together]
}

/** A group of a stack to each hex that it reaches together, riders on whoever carries them. */
export function waysOfGroup(state: State, group: readonly Unit[]): readonly Way[] {
  return waysOf(state, group, ridersFor(state, group))
}

/** Who of a stack could ride along: each on the first carrier with room, by number. */
function ridersFor(state: State, group: readonly Unit[]): Rides {
  const sorted = [...group].sort(byUnitId)
  const carriers = sorted.filter((unit) => carriesSome(state, unit))
  return sorted.reduce<Rides>((rides, unit) => {
    if (carriers.includes(unit) || carrierOf(state, unit)) return rides
    const carrier = carriers.find(({ id }) => !boardingRefusal(state, group, { ...rides, [unit.id]: id }))
    return carrier ? { ...rides, [unit.id]: carrier.id } : rides
  }, {})
}

function carriesSome(state: State, unit: Unit): boolean {
  const traits = ownTraits(state, unit)
  return isA(traits, 'Ship') || traits.has.some(({ k }) => k === 'carry' || k === 'transport')
}

/** The shortest way of a group to each hex that it reaches, the first by the order of directions. */
function waysOf(state: State, units: readonly Unit[], rides: Rides): readonly Way[] {
  const [first] = units
  if (!first) return []
  const most = Math.max(...units.map((unit) => allowanceOf(state, unit)))
  const seen = new Set<HexId>([first.hex])
  const ways: Way[] = []
  let ends: readonly (readonly HexId[])[] = [[]]
  for (let steps = 1; steps <= most; steps++) {
    const next = ends.flatMap((path) =>
      hexesAround(state, path.at(-1) ?? first.hex).map((hex) => [...path, hex]),
    )
    ends = next.filter((path) => {
      const end = path.at(-1) as HexId
      if (seen.has(end) || moveRefusal(state, units, path, rides)) return false
      seen.add(end)
      ways.push(wayOf(units, path, rides))
      return true
    })
  }
  return ways
}

function wayOf(units: readonly Unit[], path: readonly HexId[], rides: Rides): Way {
  const isCarrying = Object.keys(rides).length > 0
  return isCarrying ? { units, path, ride: rides } : { units, path }
}
