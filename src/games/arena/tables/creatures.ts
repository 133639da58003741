import type { AbilityId } from './abilities'
import type { CreatureRow, Flight } from './creature-row'
import { CREATURE_ROWS } from './creature-rows'
import type { AttackType, MagicType, Ranged } from './magic'
import type { Attribute, Source, TerrainClass } from './names'

/** A creature card by its id ('orcish-archer'). */
export type CreatureCardId = keyof typeof CREATURE_ROWS

/** A creature card with everything said. */
export interface CreatureCard {
  readonly id: CreatureCardId
  readonly name: string
  /** In points (AA-2.1). */
  readonly cost: number
  readonly power: number
  readonly attack: AttackType
  readonly poison: number
  readonly move: number
  readonly terrain: TerrainClass
  /** 1 to 5 (AA-7.1). */
  readonly size: number
  readonly flight: Flight | null
  readonly ranged: Ranged | null
  readonly vehicle: boolean
  readonly attributes: readonly Attribute[]
  readonly casting: Readonly<Partial<Record<MagicType, number>>>
  readonly abilities: readonly AbilityId[]
  readonly uses: Readonly<Partial<Record<AbilityId, number>>>
  /** Whether an army may buy it (AA-2.2). */
  readonly isSold: boolean
  /** May be mounted by the strong only (AA-25.2). */
  readonly isWild: boolean
  /** Its riders sit inside (AA-25.3). */
  readonly isEnclosed: boolean
  readonly source: Source
}

/** The ids of all creature cards in the order of the catalogue. */
export const CREATURE_IDS = Object.keys(CREATURE_ROWS) as readonly CreatureCardId[]

/** What a row leaves out. */
const USUAL = {
  attack: 'Standard',
  poison: 0,
  flight: null,
  ranged: null,
  vehicle: false,
  casting: {},
  abilities: [],
  uses: {},
} as const

/** All creature cards by id (D-1). */
export const CREATURES = Object.fromEntries(
  CREATURE_IDS.map((id) => [id, cardOf(id, CREATURE_ROWS[id])]),
) as Readonly<Record<CreatureCardId, CreatureCard>>

function cardOf(id: CreatureCardId, row: CreatureRow): CreatureCard {
  const { notSold, variants, ...printed } = row
  return {
    ...USUAL,
    ...printed,
    id,
    // The rows are written before the abilities are known; a test holds them to the list of abilities.
    abilities: (row.abilities ?? []) as readonly AbilityId[],
    isSold: !notSold,
    isWild: variants?.includes('wild') ?? false,
    isEnclosed: variants?.includes('enclosed') ?? false,
  }
}
