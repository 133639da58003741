import type { Clause } from '../../clauses'
import { CREATURES } from '../../tables/creatures'
import { BLAST_FACES } from '../../tables/game-rules'
import type { Event } from '../../events'
import type { ArenaSeat, BySeat, Creature, CreatureId, Space, Table } from '../../state/position'
import { candidatesIn, fightIn, idsOf, whySpared } from '../combat/fights'
import { creatureOf, otherSeat } from '../creatures'
import { nowIn } from '../guards'

/** What dice give in this game, each counted by itself: points of creatures drawn, and creatures hit by blasts. */
export const LUCK_KINDS = ['drawn', 'blasted'] as const
export type LuckKind = (typeof LUCK_KINDS)[number]

/** What one roll gave beside what it gives on average, every face counted. */
export interface Luck {
  /** Whose good luck more than the average is. */
  readonly seat: ArenaSeat
  readonly kind: LuckKind
  readonly given: number
  readonly owed: number
  readonly variance: number
  readonly clause: Clause
}

type EventOf<Type extends Event['type']> = Extract<Event, { readonly type: Type }>

/** A fight whose losses are being drawn: who stood in it, and the table as it is by now. */
interface Course {
  readonly table: Table
  readonly fight: { readonly space: Space; readonly fighters: BySeat<readonly CreatureId[]> } | undefined
}

/**
 * The luck of a step's rolls, in order; `before` is the table just before it. Where a creature retreats to (AA-15.4) and
 * who begins (AA-2.8) are neither good nor bad.
 */
export function luckIn(events: readonly Event[], before: Table): readonly Luck[] {
  const luck: Luck[] = []
  let course: Course = { table: before, fight: nowIn(before, 'combat')?.fight ?? undefined }
  for (const event of events) {
    const one =
      event.type === 'blastRolled'
        ? blastLuck(before, event)
        : event.type === 'casualtyDrawn'
          ? drawLuck(course, event)
          : undefined
    if (one) luck.push(one)
    course = courseAfter(course, event)
  }
  return luck
}

/** A blast that hits is luck for whoever is not hit (AA-22.5). */
function blastLuck(before: Table, { creature: id, roll, need }: EventOf<'blastRolled'>): Luck | undefined {
  const creature = creatureOf(before, id)
  if (!creature) return undefined
  const chance = Math.min(1, Math.max(0, (BLAST_FACES + 1 - need) / BLAST_FACES))
  return {
    seat: otherSeat(creature.controller ?? creature.owner),
    kind: 'blasted',
    given: roll >= need ? 1 : 0,
    owed: chance,
    variance: chance * (1 - chance),
    clause: 'AA-22.5',
  }
}

/** What the creature drawn costs its army, beside all that could have been drawn (AA-3.5, AA-12.5, AA-12.6). */
function drawLuck(
  { table, fight }: Course,
  { creature: id, among, reason }: EventOf<'casualtyDrawn'>,
): Luck | undefined {
  const drawn = creatureOf(table, id)
  const whose = drawn?.controller
  if (!fight || !drawn || !whose || among === 1) return undefined
  const fighters = table.creatures.filter(
    (one) => fight.fighters[whose].includes(one.id) && one.at === fight.space && one.controller === whose,
  )
  const worth = (one: Creature) => (whySpared(table, one, reason) ? 0 : CREATURES[one.card].cost)
  const values = candidatesIn(table, fighters).map(worth)
  const owed = meanOf(values)
  return {
    seat: otherSeat(whose),
    kind: 'drawn',
    given: worth(drawn),
    owed,
    variance: meanOf(values.map((value) => (value - owed) ** 2)),
    clause: 'AA-3.5',
  }
}

function courseAfter({ table, fight }: Course, event: Event): Course {
  switch (event.type) {
    case 'fought': {
      const { attack, defense } = fightIn(table, event.space)
      const [own, other] = [idsOf(attack.fighters), idsOf(defense.fighters)]
      const fighters = attack.seat === 'west' ? { west: own, east: other } : { west: other, east: own }
      return { table, fight: { space: event.space, fighters } }
    }
    case 'died': {
      const left = table.creatures.filter(({ id }) => id !== event.creature)
      return {
        fight,
        table: changed({ ...table, creatures: left }, ({ on }) => on === event.creature, { on: null }),
      }
    }
    case 'dismounted':
      return { fight, table: changed(table, ({ id }) => id === event.rider, { on: null }) }
    case 'controllerChanged':
      return { fight, table: changed(table, ({ id }) => id === event.creature, { controller: event.seat }) }
    default:
      return { table, fight }
  }
}

/** The table with some creatures changed. */
function changed(table: Table, isMeant: (one: Creature) => boolean, change: Partial<Creature>): Table {
  const creatures = table.creatures.map((one) => (isMeant(one) ? { ...one, ...change } : one))
  return { ...table, creatures }
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
}
