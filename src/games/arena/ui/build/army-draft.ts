import { CREATURE_IDS, type CreatureCardId } from '../../content/creatures'
import { ITEM_IDS, type ItemCardId } from '../../content/items'
import type { PresetArmy } from '../../content/presets'
import { SPELL_IDS, type SpellId } from '../../content/spells'
import type { Army } from '../../rules/position'

/** How often each card is taken; a card left out is not. */
export type Counts<Card extends string> = Readonly<Partial<Record<Card, number>>>

/** An army as it is being drawn up, sound or not yet. */
export interface ArmyDraft {
  readonly creatures: Counts<CreatureCardId>
  readonly items: Counts<ItemCardId>
  readonly spells: readonly SpellId[]
  /** Points set aside to change terrain (AA-25.1). */
  readonly terrainPool: number
}

export const NO_ARMY: ArmyDraft = { creatures: {}, items: {}, spells: [], terrainPool: 0 }

/** The draft that a list laid down came from; an empty one where there is none. */
export function draftOf(army: Army | null): ArmyDraft {
  if (!army) return NO_ARMY
  return { ...army, creatures: counted(army.creatures), items: counted(army.items) }
}

/** A ready army as a draft. */
export function draftFrom({ creatures, items, spells }: PresetArmy): ArmyDraft {
  return { creatures, items, spells, terrainPool: 0 }
}

/** The list that a draft stands for: each card as often as it is taken, in the order of the catalogue. */
export function listOf({ creatures, items, spells, terrainPool }: ArmyDraft): Army {
  return {
    creatures: CREATURE_IDS.flatMap((id) => repeated(id, creatures[id])),
    items: ITEM_IDS.flatMap((id) => repeated(id, items[id])),
    spells: SPELL_IDS.filter((id) => spells.includes(id)),
    terrainPool,
  }
}

/** Whether two lists have the same cards, in whatever order. */
export function areSame(a: Army, b: Army): boolean {
  return JSON.stringify(listOf(draftOf(a))) === JSON.stringify(listOf(draftOf(b)))
}

/** A draft with a creature card so many times. */
export function withCreatures(draft: ArmyDraft, id: CreatureCardId, count: number): ArmyDraft {
  return { ...draft, creatures: { ...draft.creatures, [id]: count } }
}

/** A draft with an item card so many times. */
export function withItems(draft: ArmyDraft, id: ItemCardId, count: number): ArmyDraft {
  return { ...draft, items: { ...draft.items, [id]: count } }
}

/** A draft with a spell card listed, or not. */
export function withSpell(draft: ArmyDraft, id: SpellId, isListed: boolean): ArmyDraft {
  const others = draft.spells.filter((spell) => spell !== id)
  return { ...draft, spells: isListed ? [...others, id] : others }
}

function repeated<Card>(card: Card, count = 0): readonly Card[] {
  return Array.from({ length: count }, () => card)
}

function counted<Card extends string>(cards: readonly Card[]): Counts<Card> {
  const counts: Partial<Record<Card, number>> = {}
  for (const card of cards) counts[card] = (counts[card] ?? 0) + 1
  return counts
}
