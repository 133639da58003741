import { capitalized, counted } from '@/engine/basics/phrases'
import type { Clause } from '../clauses'
import type { Terrain } from './map'
import { factorText } from './text'
import {
  countOf,
  STACKING_LIMIT,
  SUMMONED_AT,
  type HauntKind,
  UNIT_NAMES,
  UNITS,
  type Spell,
  type UnitType,
} from './units'

/** Something that holds, and the clause that says so. */
export interface Fact {
  readonly text: string
  readonly clause: Clause
}

/** What each terrain is to those who would enter. */
export const TERRAIN_FACTS: Readonly<Record<Terrain, Fact>> = {
  clear: { text: 'Clear: one point to enter', clause: 'AR-7.1' },
  mountain: { text: 'Mountain: nobody enters', clause: 'AR-1.1' },
  entry: { text: 'Entry/exit: off the board, any number may wait', clause: 'AR-1.2' },
}

export const WAND_FACT: Fact = { text: 'The wand lies here', clause: 'AR-12.1' }

/** What a haunt is good for. */
export function hauntFact(name: string, kind: HauntKind): Fact {
  return { text: `${name}: summons ${UNIT_NAMES[SUMMONED_AT[kind]].many}`, clause: 'AR-6.3' }
}

/** How full a hex of the board is. */
export function stackFact(count: number): Fact {
  return { text: `Stack: ${count} of ${STACKING_LIMIT}`, clause: 'AR-7.6' }
}

/** Units of a type as a heading: '3 elves'. */
export function groupName(count: number, type: UnitType): string {
  return capitalized(countOf(count, type))
}

const SPELL_FACTS: Readonly<Record<Spell, Fact>> = {
  haste: { text: 'Casts haste on its own or the next stack', clause: 'AR-9.1' },
  fireball: { text: 'Casts a fireball at range 1 or 2', clause: 'AR-8.1' },
  summon: { text: 'Summons beside a haunt', clause: 'AR-6.2' },
}

/** What holds of every unit of a type, in the order of the unit chart. */
export function typeFacts(type: UnitType): readonly Fact[] {
  const { combat, movement, attacks, spells, bonusAgainst } = UNITS[type]
  return [
    { text: `Combat ${factorText(combat)}, movement ${movement}`, clause: 'AR-1.5' },
    ...(attacks ? [] : [{ text: 'Defends only', clause: 'AR-10.1' } as const]),
    ...spells.map((spell) => SPELL_FACTS[spell]),
    ...(bonusAgainst ? [bonusFact(bonusAgainst)] : []),
  ]
}

function bonusFact(against: UnitType): Fact {
  return { text: `One odds column better against ${UNIT_NAMES[against].many}`, clause: 'AR-10.6' }
}

/** What several units of a hex come to in combat. */
export function strengthText(combat: number): string {
  return `together ${factorText(combat)}`
}

/** Movement points that a unit has left, of those it had. */
export function pointsText(left: number): string {
  return `${counted(left, 'point', 'points')} left`
}
