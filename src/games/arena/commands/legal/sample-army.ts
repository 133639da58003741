import { shuffled } from '@/engine/bot/bot-sample'
import type { Random } from '@/engine/kernel/dice'
import { CREATURE_IDS, type CreatureCard, CREATURES } from '../../tables/creatures'
import { MOST_CARDS } from '../../tables/game-rules'
import { ITEM_IDS } from '../../tables/items'
import { SPELL_IDS, type SpellId } from '../../tables/spells'
import { armyCost, isBasicCard, priceOf } from '../../queries/armies'
import type { ArenaSeat, Settings } from '../../state/position'
import { type ArmyList, armyRefusal } from '../../queries/army-list'

/** Points that a random army leaves for its magic pool, at most (AA-2.3). */
const MOST_LEFT = 30
/** Spells listed where there is no limit (AA-2.5). */
const SPELLS_WITHOUT_LIMIT = 12

/** A random army: purchases until little is left of the points (B-1). */
export function sampleArmy(settings: Settings, seat: ArenaSeat, random: Random): ArmyList {
  const isBasic = settings.ruleset === 'basic'
  const spells = isBasic ? [] : spellsFor(settings, random)
  const budget = settings.points[seat] - (isBasic ? 0 : random.below(MOST_LEFT))
  let army: ArmyList = { seat, creatures: [], items: [], spells }
  for (let nth = 0; nth < MOST_CARDS; nth++) army = withPurchase(settings, army, budget, random)
  if (army.creatures.length === 0) return { ...army, creatures: ['kobold'], items: [] }
  return withPool(settings, army, budget - armyCost(settings, army), random)
}

/** An army with one more purchase, or as it was where what was picked cannot be had. */
function withPurchase(settings: Settings, army: ArmyList, budget: number, random: Random): ArmyList {
  const isBasic = settings.ruleset === 'basic'
  const left = budget - armyCost(settings, army)
  const isAlive = isBasic || random.below(4) > 0
  const pick = <Id>(ids: readonly Id[]) => ids[random.below(Math.max(1, ids.length))] ?? []
  const creatures = isAlive ? pick(CREATURE_IDS.filter((id) => canBuy(settings, CREATURES[id], left))) : []
  const items = isAlive ? [] : pick(ITEM_IDS.filter((id) => priceOf(settings, id) <= left))
  const more = {
    ...army,
    creatures: army.creatures.concat(creatures),
    items: army.items.concat(items),
  }
  return armyRefusal(settings, more) ? army : more
}

function canBuy(settings: Settings, card: CreatureCard, left: number): boolean {
  const isKnown = settings.ruleset === 'advanced' || isBasicCard(card)
  return card.isSold && priceOf(settings, card.id) <= left && isKnown
}

function spellsFor({ spellCards }: Settings, random: Random): readonly SpellId[] {
  return shuffled(SPELL_IDS, random).slice(0, random.below((spellCards || SPELLS_WITHOUT_LIMIT) + 1))
}

function withPool({ variants }: Settings, army: ArmyList, left: number, random: Random): ArmyList {
  return variants.terrainPool && left > 0 ? { ...army, terrainPool: random.below(left + 1) } : army
}
