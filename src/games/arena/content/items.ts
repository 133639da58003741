import { ITEM_ROWS } from './item-rows'
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

export type ItemCardId = keyof typeof ITEM_ROWS

/** The ids of all item cards in the order of the catalogue. */
export const ITEM_IDS = Object.keys(ITEM_ROWS) as readonly ItemCardId[]

/** All item cards by id (D-3). */
export const ITEMS: Readonly<Record<ItemCardId, ItemCard>> = ITEM_ROWS
