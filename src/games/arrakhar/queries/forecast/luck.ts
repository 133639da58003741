import type { Clause } from '../../clauses'
import { COUNTERMIX, type Side } from '../../tables/units'
import { countOf } from '../counts'
import type { Event } from '../../events'
import { nowIn } from '../guards'
import { unitOf } from '../stacking'
import { roomAt, typeSummonedAt } from '../summon-choices'
import type { View } from '../../state/view'
import { attackForecast } from './attack'
import { DIE_FACES } from './chain'
import { hasteForecast } from './haste'
import { fireChance } from './salvo'

/** What dice give in this game, each counted by itself. */
export const LUCK_KINDS = ['eliminated', 'summoned', 'orcs', 'haste'] as const
export type LuckKind = (typeof LUCK_KINDS)[number]

/** What one roll gave beside what the tables give on average for exactly that roll. */
export interface Luck extends Owed {
  /** Whose good luck more than the average is. */
  readonly side: Side
  readonly kind: LuckKind
  readonly given: number
  readonly clause: Clause
}

/** What a roll gives on average, and the mean of the squares of the differences from that. */
interface Owed {
  readonly owed: number
  readonly variance: number
}

/**
 * The luck of what was just rolled, or undefined where an event tells of no roll; `before` is the view just
 * before. Every face that could have come up is counted, none drawn (AR-5.1, AR-6.6, AR-8.4, AR-9.3, AR-10.8).
 */
export function luckOf(before: View, event: Event): Luck | undefined {
  switch (event.type) {
    case 'attackResolved':
      return attackLuck(before, event)
    case 'fireballResolved':
      return event.rolls.length === 0 ? undefined : fireballLuck(before, event)
    case 'hasteResolved':
      return hasteLuck(before, event)
    case 'summonCast':
      return summonLuck(before, event)
    case 'wanderingOrcsRolled':
      return orcsLuck(before, event)
    default:
      return undefined
  }
}

type EventOf<Type extends Event['type']> = Extract<Event, { type: Type }>

/** Named defenders eliminated, of those then alive, on the column that was read (AR-10.7, AR-10.8). */
function attackLuck(before: View, { designation, odds, eliminated }: EventOf<'attackResolved'>): Luck {
  const made = nowIn(before, 'combat')?.designations.find(({ id }) => id === designation)
  const alive = (made?.defenders ?? []).filter((id) => unitOf(before, id)).length
  const { losses } = attackForecast(before, odds, alive)
  const outcomes = losses.map((chance, value) => ({ value, chance }))
  return {
    side: before.side,
    kind: 'eliminated',
    given: eliminated.length,
    ...owedBy(outcomes),
    clause: 'AR-10.8',
  }
}

/** Units eliminated by a die each, of those for whom dice were rolled (AR-8.4). */
function fireballLuck({ settings, side }: View, event: EventOf<'fireballResolved'>): Luck {
  const kind = event.wand ? 'wand' : 'fireball'
  const chances = event.rolls.map(({ unitType }) => fireChance(settings, kind, unitType))
  return {
    side,
    kind: 'eliminated',
    given: event.eliminated.length,
    owed: sum(chances),
    variance: sum(chances.map((chance) => chance * (1 - chance))),
    clause: 'AR-8.4',
  }
}

/** What a casting adds to the movement of a unit of its stack; of several the highest counts (AR-9.3, AR-9.4). */
function hasteLuck(before: View, { units, bonus }: EventOf<'hasteResolved'>): Luck {
  // Units that wait in an entry hex may have been named by other castings, each with its own bonus.
  const had = units.map((unit) => before.haste[unit] ?? 0)
  const gain = (face: number) =>
    sum(had.map((already) => Math.max(0, face - already))) / Math.max(1, had.length)
  const outcomes = hasteForecast(before, 1).bonuses.map((each) => ({
    value: gain(each.bonus),
    chance: each.chance,
  }))
  return { side: 'wizard', kind: 'haste', given: gain(bonus), ...owedBy(outcomes), clause: 'AR-9.3' }
}

/** Units that may come, as far as the haunt has room and the pool is known to hold them (AR-6.4, AR-6.6). */
function summonLuck(before: View, { haunt, upTo }: EventOf<'summonCast'>): Luck {
  const held = before.pool?.[typeSummonedAt(haunt)] ?? Infinity
  const most = Math.min(roomAt(before, haunt), held)
  const given = Math.min(upTo, most)
  const owed = owedByFaces(before.settings.tables.summon, most)
  return { side: 'sorcerer', kind: 'summoned', given, ...owed, clause: 'AR-6.6' }
}

/** Wandering orcs, as far as the countermix is known to supply them (AR-5.1, AR-5.2). */
function orcsLuck(before: View, { orcs, supplied }: EventOf<'wanderingOrcsRolled'>): Luck {
  const unused = Math.max(0, COUNTERMIX - countOf(before.units, 'orc') - (before.pool?.orc ?? 0))
  const most = supplied < orcs ? supplied : unused
  const owed = owedByFaces(before.settings.tables.wanderingOrcs, most)
  return { side: 'sorcerer', kind: 'orcs', given: supplied, ...owed, clause: 'AR-5.1' }
}

function owedByFaces(faces: readonly number[], most: number): Owed {
  return owedBy(faces.map((face) => ({ value: Math.min(face, most), chance: 1 / DIE_FACES })))
}

function owedBy(outcomes: readonly { readonly value: number; readonly chance: number }[]): Owed {
  const owed = sum(outcomes.map(({ value, chance }) => value * chance))
  return { owed, variance: sum(outcomes.map(({ value, chance }) => (value - owed) ** 2 * chance)) }
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
