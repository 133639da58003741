import type { ItemCard } from './item-card'
import { ITEM_ROWS } from './item-rows'

export type ItemCardId = keyof typeof ITEM_ROWS

/** The ids of all item cards in the order of the catalogue. */
export const ITEM_IDS = Object.keys(ITEM_ROWS) as readonly ItemCardId[]

/** All item cards by id (D-3). */
export const ITEMS: Readonly<Record<ItemCardId, ItemCard>> = ITEM_ROWS
