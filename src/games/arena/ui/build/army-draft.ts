import type { Taken } from '@/table/catalogue/catalogue'
import { CREATURE_IDS, type CreatureCardId } from '../../tables/creatures'
import { ITEM_IDS, type ItemCardId } from '../../tables/items'
import { SPELL_IDS, type SpellId } from '../../tables/spells'
import type { Army } from '../../state/position'

/** How often each card is taken; a card left out is not. */
type Counts<Card extends string> = Readonly<Partial<Record<Card, number>>>

/** An army as it is being drawn up, sound or not yet, by the shelves of the catalogue. */
export interface ArmyDraft {
  readonly cards: {
    readonly creatures: Counts<CreatureCardId>
    readonly items: Counts<ItemCardId>
    readonly spells: Counts<SpellId>
  }
  /** Points set aside to change terrain (AA-25.1). */
  readonly terrainPool: number
}

export const NO_ARMY: ArmyDraft = { cards: { creatures: {}, items: {}, spells: {} }, terrainPool: 0 }

/** The draft that a list laid down came from; an empty one where there is none. */
export function draftOf(army: Army | null): ArmyDraft {
  if (!army) return NO_ARMY
  const { creatures, items, spells, terrainPool } = army
  return {
    cards: { creatures: counted(creatures), items: counted(items), spells: counted(spells) },
    terrainPool,
  }
}

/** The list that a draft stands for: each card as often as it is taken, in the order of the catalogue. */
export function listOf({ cards: { creatures, items, spells }, terrainPool }: ArmyDraft): Army {
  return {
    creatures: repeated(CREATURE_IDS, creatures),
    items: repeated(ITEM_IDS, items),
    spells: repeated(SPELL_IDS, spells),
    terrainPool,
  }
}

/** Whether two lists have the same cards, in whatever order. */
export function areSame(a: Army, b: Army): boolean {
  return JSON.stringify(listOf(draftOf(a))) === JSON.stringify(listOf(draftOf(b)))
}

/** A draft with a card of a shelf so many times. */
export function withCards(draft: ArmyDraft, shelf: string, id: string, count: number): ArmyDraft {
  const taken: Taken = draft.cards
  return { ...draft, cards: { ...draft.cards, [shelf]: { ...taken[shelf], [id]: count } } }
}

function repeated<Card extends string>(ids: readonly Card[], counts: Counts<Card>): readonly Card[] {
  return ids.flatMap((id) => Array.from({ length: counts[id] ?? 0 }, () => id))
}

function counted<Card extends string>(cards: readonly Card[]): Counts<Card> {
  const counts: Partial<Record<Card, number>> = {}
  for (const card of cards) counts[card] = (counts[card] ?? 0) + 1
  return counts
}
