import type { Draft } from 'immer'
import { reading } from '@/engine/draft'
import type { CommandRule } from '@/engine/game'
import { firstRefusal, present, type Refusal } from '@/engine/refusal'
import type { Clause } from '../../content/clauses'
import { airTurnsOff, flownBy } from '../air-turns'
import type { Dismount, Mount } from '../commands'
import { settleControl } from '../control'
import { cardOf, canPilot, creatureOf, isAbandoned, mountOf, pilotsOf, ridersOf, sideIn } from '../creatures'
import { isImmobile, mayEnterGround } from '../entry'
import type { Event } from '../events'
import { creatureRefusal, decisionRefusal, phaseRefusal } from '../guards'
import type { ArenaSeat, Creature, CreatureId, Position, Table } from '../position'
import { refuse } from '../refuse'
import { hexOf, isAir } from '../spaces'
import { flightOf, hasAttribute, powerOf } from '../values'
import { settleVehicles } from '../vehicles'

/** Gets a creature onto a larger one in its space (AA-7.1). */
export const mount: CommandRule<Position, Mount, Event> = {
  refusalOf(position, command) {
    const { seat } = command
    const refusal = presenceRefusal(position, seat, [command.rider, command.mount])
    const [rider, onto] = [creatureOf(position, command.rider), creatureOf(position, command.mount)]
    if (refusal || !rider || !onto) return refusal
    return (
      named(position, seat, rider, 'rider') ??
      named(position, seat, onto, 'mount') ??
      mountRefusal(position, seat, rider, onto)
    )
  },
  perform(draft, { rider, mount: onto }) {
    const { at, airTurns } = present(creatureOf(reading(draft), rider), 'rider')
    const flown = at !== null && isAir(at) ? { flown: flownBy(draft, airTurns) } : {}
    seated(draft, rider, { on: onto, mounted: true, ...flown })
    return [{ type: 'mounted', rider, mount: onto }, ...settle(draft)]
  },
}

/** Gets a rider off its mount (AA-7.6). */
export const dismount: CommandRule<Position, Dismount, Event> = {
  refusalOf(position, { seat, rider: id }) {
    const refusal = presenceRefusal(position, seat, [id])
    const rider = creatureOf(position, id)
    if (refusal || !rider) return refusal
    return named(position, seat, rider, 'rider') ?? dismountRefusal(position, rider)
  },
  perform(draft, { rider: id }) {
    const rider = creatureOf(reading(draft), id)
    if (!rider?.on || !rider.at) return []
    const { on, at } = rider
    const count = isAir(at) ? airTurnsOff(draft, rider) : { airTurns: 0 }
    seated(draft, id, { on: null, dismounted: true, ...count })
    return [{ type: 'dismounted', rider: id, mount: on }, ...settle(draft)]
  },
}

/** What a creature counts as a rider, against the capacity of its mount (AA-7.2). */
export function loadOf(rider: Creature): number {
  return 2 ** (cardOf(rider).size - 1)
}

/** What a mount can carry; a creature of size 1 carries nobody (AA-7.2). */
export function capacityOf(mounted: Creature): number {
  const { size } = cardOf(mounted)
  return size === 1 ? 0 : 2 ** (size - 2)
}

/** What a mount can carry beside what it carries (AA-7.2). */
export function roomOn(table: Table, onto: Creature): number {
  return ridersOf(table, onto.id).reduce((room, rider) => room - loadOf(rider), capacityOf(onto))
}

function mountRefusal(
  table: Table,
  seat: ArenaSeat,
  rider: Creature,
  onto: Creature,
): Refusal<Clause> | undefined {
  return (
    kindRefusal(table, rider, onto) ??
    placeRefusal(rider, onto) ??
    stackRefusal(table, seat, rider, onto) ??
    (rider.mounted ? refuse('AA-7.7', 'It mounted in this phase already.') : undefined) ??
    wildRefusal(table, seat, onto)
  )
}

/** What never rides or is never ridden (AA-7.11 to AA-7.13). */
function kindRefusal(table: Table, rider: Creature, onto: Creature): Refusal<Clause> | undefined {
  if ([rider, onto].some((creature) => hasAttribute(creature, 'illusion')))
    return refuse('AA-7.11', 'Illusions neither mount nor carry.')
  if (cardOf(rider).vehicle && (!canPilot(onto) || ridersOf(table, rider.id).length > 0))
    return refuse('AA-7.12', 'Only an empty vehicle may be carried, by a creature with hands.')
  return isImmobile(rider) ? refuse('AA-7.13', 'What cannot move by itself does not mount.') : undefined
}

function placeRefusal(rider: Creature, onto: Creature): Refusal<Clause> | undefined {
  if (rider.on !== null) return refuse('AA-7.1', 'It is mounted already.')
  if (rider.at === null || rider.at !== onto.at) return refuse('AA-7.1', 'The two are not in one space.')
  return cardOf(onto).size > cardOf(rider).size
    ? undefined
    : refuse('AA-7.1', 'A mount must be larger than its rider.')
}

function stackRefusal(
  table: Table,
  seat: ArenaSeat,
  rider: Creature,
  onto: Creature,
): Refusal<Clause> | undefined {
  // A vehicle with the other side's pilot is such a mount, too (AA-8.4).
  if (!isAbandoned(onto) && onto.controller !== seat)
    return refuse('AA-7.3', 'The other side controls that mount.')
  if (onto.on !== null) return refuse('AA-7.4', 'What is mounted carries nobody.')
  if (ridersOf(table, rider.id).length > 0) return refuse('AA-7.4', 'What carries riders does not mount.')
  return loadOf(rider) > roomOn(table, onto) ? refuse('AA-7.2', 'It has no room for that rider.') : undefined
}

/** The wild are mounted by the strong (AA-25.2). */
function wildRefusal(table: Table, seat: ArenaSeat, onto: Creature): Refusal<Clause> | undefined {
  if (!table.settings.variants.wild || !cardOf(onto).isWild || onto.at === null) return undefined
  const own = sideIn(table, onto.at, seat).filter(({ id }) => id !== onto.id)
  const power = own.reduce((sum, creature) => sum + powerOf(table, creature), 0)
  return power < powerOf(table, onto)
    ? refuse('AA-25.2', 'Your creatures here are too weak for it.')
    : undefined
}

function dismountRefusal(table: Table, rider: Creature): Refusal<Clause> | undefined {
  const { at } = rider
  if (rider.on === null || at === null) return refuse('AA-7.1', 'It is not mounted.')
  if (isAir(at) ? !mayStepOff(table, rider) : !mayEnterGround(table, rider, hexOf(at)))
    return refuse('AA-7.6', 'It cannot get off here.')
  return rider.dismounted ? refuse('AA-7.7', 'It dismounted in this phase already.') : undefined
}

/** In the air only flyers get off, and never a vehicle's last pilot (AA-7.6, AA-8.6). */
function mayStepOff(table: Table, rider: Creature): boolean {
  if (flightOf(table, rider) === null || cardOf(rider).vehicle) return false
  const carrier = mountOf(table, rider)
  if (!carrier || !cardOf(carrier).vehicle) return true
  const pilots = pilotsOf(table, carrier)
  return !canPilot(rider) || pilots.length > 1
}

/** Refuses a seat, a phase and creatures that are not in play. */
function presenceRefusal(
  position: Position,
  seat: ArenaSeat,
  ids: readonly CreatureId[],
): Refusal<Clause> | undefined {
  return (
    decisionRefusal(position, seat) ??
    phaseRefusal(position, 'equip1', 'equip2') ??
    firstRefusal(ids, (id) => creatureRefusal(position, id))
  )
}

/**
 * Refuses who may not be named: a vehicle without a pilot may be, by a seat with a creature in its space (B-1);
 * a mount of the other side is refused by its own clause (AA-7.3).
 */
function named(
  table: Table,
  seat: ArenaSeat,
  creature: Creature,
  as: 'rider' | 'mount',
): Refusal<Clause> | undefined {
  if (isAbandoned(creature))
    return isReached(table, seat, creature)
      ? undefined
      : refuse('AA-8.2', 'None of your creatures is with that vehicle.')
  const isForeign = as === 'rider' && creature.controller !== seat
  return isForeign ? refuse('AA-3.10', 'The other side controls that creature.') : undefined
}

/** Whether an abandoned vehicle is in a space of the seat's creatures. */
function isReached(table: Table, seat: ArenaSeat, { at }: Creature): boolean {
  return at !== null && sideIn(table, at, seat).length > 0
}

function seated(draft: Draft<Position>, id: CreatureId, change: Partial<Creature>): void {
  const rider = draft.creatures.find((creature) => creature.id === id)
  if (rider) Object.assign(rider, change)
}

/** Vehicles change hands with their pilots, who may drive at once (AA-8.3, AA-8.9), and hexes with them (AA-5.6). */
function settle(draft: Draft<Position>): Event[] {
  const changed = settleVehicles(draft)
  return changed.length > 0 ? [...changed, ...settleControl(draft)] : []
}
