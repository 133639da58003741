import { type CreatureCard, CREATURES } from '../tables/creatures'
import { ITEMS } from '../tables/items'
import type { Army } from '../state/position'

/** The points that an army's creatures and items cost (AA-2.1). */
export function armyCost({ creatures, items }: Pick<Army, 'creatures' | 'items'>): number {
  return (
    creatures.reduce((sum, card) => sum + CREATURES[card].cost, 0) +
    items.reduce((sum, card) => sum + ITEMS[card].cost, 0)
  )
}

/** Whether the basic game knows a creature card: it has Power, Move and terrain alone (AA-24.2). */
export function isBasicCard(card: CreatureCard): boolean {
  const extras = [card.flight, card.ranged, card.vehicle, card.poison > 0, card.abilities.length > 0]
  return card.attack === 'Standard' && Object.keys(card.casting).length === 0 && !extras.some(Boolean)
}
