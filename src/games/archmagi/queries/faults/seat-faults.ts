import { sameData } from '@/engine/basics/same-data'
import { type Check, faultsAt } from '@/engine/declare/faults'
import type { Problem } from '@/engine/kernel/refusal'
import type { Clause } from '../../clauses'
import type { State } from '../../state/state'
import type { MageSeat } from '../../state/terms'
import { numberOfSeat, SEATS } from '../../tables/seats'
import { isArchmagus } from '../../tables/types'
import { askedSeat } from '../asked'
import { seatsIn, unitsOf } from '../units'

type Checks = readonly Check<Clause>[]

/** Who plays, whose turn it is, and what each has (AM-0.1, AM-3.2, AM-V.2). */
export function seatFaults(state: State): readonly Problem[] {
  const order = orderFaults(state)
  if (order.length > 0) return order
  return [
    ...faultsAt('', checksOf(state)),
    ...state.order.flatMap((seat) => faultsAt(pathOf(seat), mageChecks(state, seat))),
  ]
}

function pathOf(seat: MageSeat): string {
  return `seats.${numberOfSeat(seat) - 1}`
}

function orderFaults({ order, settings, mages, archmagi }: State): readonly Problem[] {
  const seats = SEATS.slice(0, settings.seats)
  const first = seats.indexOf(order[0] ?? 'one')
  const isRound = sameData(order, [...seats.slice(first), ...seats.slice(0, first)])
  const isOver = (all: object) => Object.keys(all).length > seats.length
  return faultsAt<Clause>('', [
    [!isRound, 'order', `must name the ${seats.length} seats, clockwise from one of them`, 'AM-3.2'],
    [isOver(mages), 'seats', `must be ${seats.length} at most, as the settings say`, 'AM-1.1'],
    [isOver(archmagi), 'archmagi', `must be ${seats.length} at most, one a seat`, 'AM-3.3'],
  ])
}

/** When the game is over it does not matter any more where it stood. */
function checksOf(state: State): Checks {
  if (state.ending) return []
  return state.setup ? setupChecks(state, state.setup) : turnChecks(state)
}

/** Before the first turn there is nothing but what has been dealt and placed (AM-3.1). */
function setupChecks(state: State, { step, asked }: NonNullable<State['setup']>): Checks {
  const { units, effects, battle, table, rolled, fallen, agenda, archmagi, mages } = state
  const isBusy = battle !== null || rolled !== null
  const isAtWork = isBusy || [effects, table, fallen, agenda].some((list) => list.length > 0)
  const isEarly = units.some(({ type, seat }) => step !== 'place' || archmagi[seat] !== type)
  const lacks = step === 'place' && seatsIn(state).some((seat) => archmagi[seat] === undefined)
  return [
    [isAtWork, 'setup', 'must be null where there is a battle, magic or anything to be done', 'AM-3.1'],
    [isEarly, 'units', 'must be only Archmagi that have been placed', 'AM-3.1'],
    [lacks, 'archmagi', 'must name one for each seat', 'AM-3.3'],
    [mages[asked].out, 'setup.asked', 'must be a seat that still plays', 'AM-C.1'],
    [state.round !== 0, 'round', 'must be 0 before the first turn', 'AM-3.7'],
  ]
}

/** The seats whose Archmagus has fallen, and of which that has not been seen to. */
function seatsLosing({ fallen }: State): readonly MageSeat[] {
  return fallen.filter(({ type }) => isArchmagus(type)).map(({ seat }) => seat)
}

function turnChecks(state: State): Checks {
  const { mages, active, phase, settings, round } = state
  const asked = askedSeat(state)
  const isPending = state.battle !== null || state.agenda.length > 0
  // What has felled an Archmagus is finished before its seat goes (AM-V.3).
  const going = seatsLosing(state)
  return [
    [round === 0, 'round', 'must be 1 or more', 'AM-3.7'],
    [
      phase === 'exploration' && !settings.exploration,
      'phase',
      'must be another: nothing is explored in this game',
      'AM-4.2',
    ],
    [
      seatsIn(state).length + going.length < 2,
      'ending',
      'must say who won: fewer than two seats are left',
      'AM-V.1',
    ],
    [mages[active].out && !isPending, 'active', 'must be a seat that still plays', 'AM-V.6'],
    [
      asked !== null && mages[asked].out && !going.includes(asked),
      'agenda',
      'must ask a seat that still plays',
      'AM-C.1',
    ],
  ]
}

/** A seat that plays has one Archmagus on the map, and one that is out has nothing, once it has been seen to (AM-V.2). */
function mageChecks(state: State, seat: MageSeat): Checks {
  const { setup, ending, mages, archmagi, fallen } = state
  const { out, reserve, stored, spells, owed } = mages[seat]
  const own = unitsOf(state, seat)
  const there = own.filter(({ type }) => isArchmagus(type))
  const isWrong = out ? there.length > 0 : there.length !== 1 || there[0]?.type !== archmagi[seat]
  const hasLeft = [own, reserve, stored, spells].some((list) => list.length > 0)
  return [
    [
      !setup && !ending && isWrong,
      '',
      'must have the Archmagus that it was dealt on the map, unless it is out',
      'AM-V.2',
    ],
    [!ending && out && hasLeft && fallen.length === 0, '', 'must have nothing left: it is out', 'AM-V.2'],
    [owed > spells.length, 'owed', `must be ${spells.length} or less: it has no more spells`, 'AM-7.2'],
  ]
}
