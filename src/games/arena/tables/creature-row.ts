import type { AttackType, MagicType, Ranged } from './magic'
import type { Attribute, Source, TerrainClass } from './names'

/** Speed in hexes a turn, duration in turns of the controller (AA-10.1). */
export interface Flight {
  readonly speed: number
  readonly duration: number
}

/** A creature card as the table of data gives it. */
export interface CreatureRow {
  readonly name: string
  readonly cost: number
  readonly power: number
  readonly attack?: AttackType
  readonly poison?: number
  readonly move: number
  readonly terrain: TerrainClass
  readonly size: number
  readonly flight?: Flight
  readonly ranged?: Ranged
  readonly vehicle?: boolean
  readonly attributes: readonly Attribute[]
  readonly casting?: Readonly<Partial<Record<MagicType, number>>>
  readonly abilities?: readonly string[]
  /** How often an ability can be used; without a number as often as wanted. */
  readonly uses?: Readonly<Record<string, number>>
  readonly notSold?: boolean
  readonly variants?: readonly ('wild' | 'enclosed')[]
  readonly source: Source
}
