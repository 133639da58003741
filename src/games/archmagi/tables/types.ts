import { present } from '@/engine/kernel/refusal'
import { ARCHMAGI, type ArchmagusType } from './archmagi'
import { closureOf } from './descriptors'
import { SPELLS, type SpellId } from './spells'
import { UNITS, type UnitType } from './units'
import type { Power } from './rows'
import type { Ability, Descriptor, Traits } from './vocabulary'

/** A unit that a spell has created, by that spell (AM-E.7). */
export type CreatedType = `@${SpellId}`

/** Everything that a unit on the map can be. */
export type UnitTypeId = UnitType | ArchmagusType | CreatedType

/** What is printed on a unit, and what follows from it. */
export interface TypeFacts extends Traits {
  readonly id: UnitTypeId
  readonly name: string
  /** A terrain, or `coastal`; Archmagi and created units have none (AM-2.8). */
  readonly home: string | null
  readonly is: readonly Descriptor[]
}

interface Printed {
  readonly id: UnitTypeId
  readonly name: string
  readonly brm: number
  readonly home: string | null
  readonly is: readonly Descriptor[]
  readonly has: readonly Ability[]
}

function factsOf({ is, has, ...printed }: Printed): TypeFacts {
  const closure = closureOf(is)
  const isWater = closure.includes('Water') && !has.some(({ k }) => k === 'swimmer')
  return { ...printed, is: closure, has: isWater ? [...has, { k: 'swimmer' }] : has }
}

/** What spells create, as far as that is printed: a Mirror Image copies, a Familiar is chosen. */
const CREATED = SPELLS.flatMap(({ id, effects }) =>
  effects.flatMap((effect) =>
    effect.op === 'createUnit'
      ? [
          factsOf({
            id: `@${id}`,
            name: effect.name,
            brm: effect.brm,
            home: null,
            is: effect.desc,
            has: effect.abil,
          }),
        ]
      : [],
  ),
)

/** What is printed on every unit. */
export const ALL_TYPES: readonly TypeFacts[] = [
  ...UNITS.map(factsOf),
  ...ARCHMAGI.map((row) => factsOf({ ...row, home: null })),
  ...CREATED,
]

const TYPES: ReadonlyMap<string, TypeFacts> = new Map(ALL_TYPES.map((facts) => [facts.id, facts]))

/** Whether there is a type of this id. */
export function isTypeId(id: string): id is UnitTypeId {
  return TYPES.has(id)
}

/** What is printed on a unit of a type. */
export function factsOfType(type: UnitTypeId): TypeFacts {
  return present(TYPES.get(type), type)
}

/** The spell whose chit stands for a created unit; undefined for what is drawn from the other bags. */
export function spellOfType(type: UnitTypeId): SpellId | undefined {
  return type.startsWith('@') ? (type.slice(1) as SpellId) : undefined
}

const ARCHMAGUS_BY_ID = new Map<string, (typeof ARCHMAGI)[number]>(ARCHMAGI.map((row) => [row.id, row]))

/** Whether a type is an Archmagus's. */
export function isArchmagus(type: string): type is ArchmagusType {
  return ARCHMAGUS_BY_ID.has(type)
}

/** The powers of a type; none but Archmagi have any (AM-P). */
export function powersOf(type: UnitTypeId): readonly Power[] {
  return ARCHMAGUS_BY_ID.get(type)?.powers ?? []
}

const POWERS: ReadonlyMap<string, Power> = new Map(
  ARCHMAGI.flatMap((row) => row.powers).map((power) => [power.id, power]),
)

/** A power by its id, or undefined. */
export function powerById(id: string): Power | undefined {
  return POWERS.get(id)
}
