import type { Draft } from 'immer'
import type { Dice } from '@/engine/dice'
import { reading } from '@/engine/draft'
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
} from '../creatures'
import { die, getOff } from '../death'
import { holdsEnemy, isSpent, isStranded, mayEnterGround } from '../entry'
import type { Event } from '../events'
import { nowIn } from '../guards'
import { isCastingLong } from '../magic/in-force'
import { loseCast } from '../magic/lose-cast'
import type { Creature, CreatureId, Position, Space, Table } from '../position'
import { groundOf, hexOf, isAir } from '../spaces'
import { type RetreatAs, retreatsFor } from './candidates'

type Marks = Readonly<Record<CreatureId, RetreatAs>>

/** Carries out all retreats after Combat, while its progress still stands, and settles control (AA-15). */
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
        events.push(...retreatUnit(draft, leader.id, marks, dice))
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
    if (!(rider.id in marks) || !mount || !isAbandoned(mount)) return []
    getOff(draft, rider.id, mount)
    return [{ type: 'dismounted', rider: rider.id, mount: mount.id }]
  })
}

/** If any member is marked, the whole unit retreats (AA-15.2). */
function markedLeaders(table: Table, marks: Marks): readonly Creature[] {
  const marked = table.creatures.filter(({ id }) => id in marks)
  return byNumber([...new Set(marked.map((one) => leaderOf(table, one)))])
}

/** One unit goes where it can; without a way out its leader dies, and the riders go on alone (AA-15.6). */
function retreatUnit(draft: Draft<Position>, id: CreatureId, marks: Marks, dice: Dice): Event[] {
  const table = reading(draft)
  const leader = creatureOf(table, id)
  if (!leader?.at) return []
  const as =
    membersOf(table, leader)
      .map((member) => marks[member.id])
      .find(Boolean) ?? 'defender'
  const candidates = retreatsFor(table, leader, as)
  if (candidates.length > 0) return goTo(draft, leader, drawn(candidates, leader.at, dice), candidates.length)
  const riders = ridersOf(table, id)
  const died = die(draft, [id], 'noWayOut')
  return [...died, ...riders.flatMap((rider) => retreatUnit(draft, rider.id, { [rider.id]: as }, dice))]
}

function drawn(candidates: readonly Space[], at: Space, dice: Dice): Space {
  const faces = candidates.length
  const [nth = 1] = faces > 1 ? dice.roll({ count: 1, faces, label: `Retreat from ${at}` }) : []
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

/** Puts a unit in a space; back in the air after landing it flies its first turn again (AA-10.7). */
function moveTo(draft: Draft<Position>, leader: Creature, to: Space): void {
  const members = membersOf(reading(draft), leader).map(({ id }) => id)
  for (const creature of draft.creatures) {
    if (!members.includes(creature.id)) continue
    creature.at = to
    creature.airTurns = isAir(to) ? Math.max(1, creature.airTurns) : 0
  }
}

/** Units of the active seat that have stood badly since the turn began (AA-15.8). */
function retreatStranded(draft: Draft<Position>, dice: Dice): Event[] {
  const table = reading(draft)
  return unitsOf(table)
    .filter((leader) => leader.wasStranded && isStranded(table, leader))
    .flatMap(({ id }) => retreatUnit(draft, id, {}, dice))
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
