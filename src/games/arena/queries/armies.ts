import { type CreatureCard, type CreatureCardId, CREATURES } from '../tables/creatures'
import { type ItemCardId, ITEMS } from '../tables/items'
import type { Army, Settings } from '../state/position'

/** The cards that are paid for before a game, by their ids; spells are not (AA-2.1, AA-2.3). */
export const CARDS = { ...CREATURES, ...ITEMS }

/** What a creature or an item costs: as printed, unless both sides have agreed on another price (AA-2.1). */
export function priceOf({ prices }: Agreed, card: CreatureCardId | ItemCardId): number {
  return prices?.[card] ?? CARDS[card].cost
}

/** The points that an army's creatures and items cost (AA-2.1). */
export function armyCost(agreed: Agreed, { creatures, items }: Pick<Army, 'creatures' | 'items'>): number {
  return [...creatures, ...items].reduce((sum, card) => sum + priceOf(agreed, card), 0)
}

type Agreed = Pick<Settings, 'prices'>

/** Whether the basic game knows a creature card: it has Power, Move and terrain alone (AA-24.2). */
export function isBasicCard(card: CreatureCard): boolean {
  const extras = [card.flight, card.ranged, card.vehicle, card.poison > 0, card.abilities.length > 0]
  return card.attack === 'Standard' && Object.keys(card.casting).length === 0 && !extras.some(Boolean)
}
