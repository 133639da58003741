import type { Magic } from './magic'
import type { Attribute } from './names'

/** What an item asks of who equips it (AA-6.3). */
export interface Requirements {
  /** All of them. */
  readonly attributes?: readonly Attribute[]
  readonly minSize?: number
  readonly maxSize?: number
  readonly notVehicle?: boolean
  readonly hasRanged?: boolean
}

export interface ItemCard {
  readonly name: string
  readonly cost: number
  readonly requires?: Requirements
  /** How often it can be used; without a number as often as wanted (AA-6.7). */
  readonly uses?: number
  readonly ability: Magic
}
