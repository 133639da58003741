import type { Draft } from 'immer'
import { type Dice, rollOne } from '@/engine/kernel/dice'
import { reading } from '@/engine/kernel/draft'
import { ownOf } from '@/engine/basics/own'
import { airTurnsInRetreat } from '../air-turns'
import { settleControl } from '../control'
import {
  byNumber,
  creatureOf,
  isAbandoned,
  leaderOf,
  membersOf,
  mountOf,
  otherSeat,
  ridersOf,
} from '../../queries/creatures'
import { die, getOff } from '../death'
import { isUnderFirstRules } from '../../queries/earlier-rules'
import { holdsEnemy, isSpent, isStranded, mayEnterGround } from '../../queries/entry'
import type { Event } from '../../events'
import { nowIn } from '../../queries/guards'
import { isCastingLong } from '../../queries/in-force'
import { loseCast } from '../lose-cast'
import type { Creature, CreatureId, Position, Space, Table } from '../../state/position'
import { groundOf, hexOf, isAir } from '../../queries/spaces'
import { isLeftStranded } from '../stranding'
import { type RetreatAs, retreatsFor } from '../../queries/retreat/candidates'

type Marks = Readonly<Record<CreatureId, RetreatAs>>

/** Why units retreat. */
interface Retreat {
  readonly marks: Marks
  /** Which riders go on where their mount dies for want of a way out (AA-15.6). */
  readonly followers: (table: Table, rider: CreatureId) => boolean
}

const EVERYBODY: Retreat['followers'] = () => true
/** A rider that may stand where its stranded mount could not stays there. */
const STRANDED: Retreat['followers'] = (table, id) => {
  const rider = creatureOf(table, id)
  return rider !== undefined && isStranded(table, rider)
}

/**
 * Carries out all retreats after Combat, while its progress still stands, and settles control (AA-15.11). The
 * fights of the turn are over: whom the retreating meet they do not fight (AA-15.10).
 */
export function runRetreats(draft: Draft<Position>, dice: Dice): Event[] {
  return [
    ...retreatMarked(draft, dice),
    ...retreatStranded(draft, dice),
    ...landSpentUnits(draft),
    ...settleControl(draft),
  ]
}

/** The units with a mark: the active seat's first (AA-15.1). */
function retreatMarked(draft: Draft<Position>, dice: Dice): Event[] {
  const marks: Marks = { ...nowIn(reading(draft), 'combat')?.marks }
  const off = leaveVehicles(draft, marks)
  const { active } = reading(draft)
  return [active, otherSeat(active)].reduce(
    (events, seat) => {
      for (const leader of markedLeaders(reading(draft), marks)) {
        if (leader.controller !== seat) continue
        events.push(...retreatUnit(draft, leader.id, { marks, followers: EVERYBODY }, dice))
      }
      return events
    },
    [...off],
  )
}

/** Who must retreat does not take along a vehicle that nobody pilots (AA-8.5). */
function leaveVehicles(draft: Draft<Position>, marks: Marks): Event[] {
  const table = reading(draft)
  return table.creatures.flatMap((rider): Event[] => {
    const mount = mountOf(table, rider)
    if (!Object.hasOwn(marks, rider.id) || !mount || !isAbandoned(mount)) return []
    getOff(draft, rider.id, mount)
    return [{ type: 'dismounted', rider: rider.id, mount: mount.id }]
  })
}

/** If any member is marked, the whole unit retreats (AA-15.2). */
function markedLeaders(table: Table, marks: Marks): readonly Creature[] {
  const marked = table.creatures.filter(({ id }) => Object.hasOwn(marks, id))
  return byNumber([...new Set(marked.map((one) => leaderOf(table, one)))])
}

/** One unit goes where it can; without a way out its leader dies, and the riders go on alone (AA-15.6). */
function retreatUnit(
  draft: Draft<Position>,
  id: CreatureId,
  { marks, followers }: Retreat,
  dice: Dice,
): Event[] {
  const table = reading(draft)
  const leader = creatureOf(table, id)
  if (!leader?.at) return []
  const as =
    membersOf(table, leader)
      .map((member) => ownOf(marks, member.id))
      .find(Boolean) ?? 'defender'
  const candidates = retreatsFor(table, leader, as)
  if (candidates.length > 0) return goTo(draft, leader, drawn(candidates, leader.at, dice), candidates.length)
  const riders = ridersOf(table, id).map((rider) => rider.id)
  const died = die(draft, [id], 'noWayOut')
  const after = reading(draft)
  const going = riders.filter((rider) => followers(after, rider))
  return [
    ...died,
    ...going.flatMap((rider) => retreatUnit(draft, rider, { marks: { [rider]: as }, followers }, dice)),
  ]
}

function drawn(candidates: readonly Space[], at: Space, dice: Dice): Space {
  const faces = candidates.length
  const nth = faces > 1 ? rollOne(dice, { faces, label: `Retreat from ${at}` }) : 1
  return candidates[nth - 1] as Space
}

function goTo(draft: Draft<Position>, leader: Creature, to: Space, among: number): Event[] {
  const { id: unit, at: from } = leader
  if (from === null) return []
  // On its own feet a caster has no mind for magic; borne by a mount it keeps on (AA-15.13).
  const isTorn = isCastingLong(reading(draft), leader)
  moveTo(draft, leader, to)
  const lost = isTorn ? loseCast(draft, unit, 'retreated') : []
  return [{ type: 'retreated', unit, from, to, among }, ...lost]
}

/** Puts a unit in a space (AA-10.7). */
function moveTo(draft: Draft<Position>, leader: Creature, to: Space): void {
  const table = reading(draft)
  const members = membersOf(table, leader).map(({ id }) => id)
  for (const [nth, creature] of table.creatures.entries()) {
    const moved = draft.creatures[nth]
    if (!moved || !members.includes(creature.id)) continue
    moved.airTurns = isAir(to) ? airTurnsInRetreat(table, creature) : 0
    moved.at = to
  }
}

/** Units of the active seat that have stood badly since the turn began (AA-15.8). */
function retreatStranded(draft: Draft<Position>, dice: Dice): Event[] {
  const table = reading(draft)
  const followers = isUnderFirstRules(table) ? EVERYBODY : STRANDED
  return unitsOf(table)
    .filter((leader) => isLeftStranded(table, leader))
    .flatMap(({ id }) => retreatUnit(draft, id, { marks: {}, followers }, dice))
}

/** Spent units of the active seat come down, or die where they cannot (AA-15.9). */
function landSpentUnits(draft: Draft<Position>): Event[] {
  const events: Event[] = []
  for (;;) {
    const table = reading(draft)
    // Riders whose mount dies may be spent in their turn.
    const next = unitsOf(table).find((leader) => isSpent(table, leader))
    if (!next) return events
    events.push(...land(draft, next))
  }
}

function land(draft: Draft<Position>, leader: Creature): Event[] {
  const { id, at, controller } = leader
  if (at === null || controller === null) return []
  const ground = groundOf(hexOf(at))
  const table = reading(draft)
  if (!mayEnterGround(table, leader, hexOf(at)) || holdsEnemy(table, ground, controller))
    return die(draft, [id], 'noWayOut')
  moveTo(draft, leader, ground)
  return [{ type: 'landed', unit: id, at: ground }]
}

/** The leaders of the active seat's units, by number. */
function unitsOf({ creatures, active }: Table): readonly Creature[] {
  return creatures.filter(({ on, controller, at }) => on === null && at !== null && controller === active)
}
