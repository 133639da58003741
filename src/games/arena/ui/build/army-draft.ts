import { countsOf, repeated } from '@/engine/basics/counts'
import { sameData } from '@/engine/basics/same-data'
import type { Taken } from '@/table/catalogue/catalogue'
import { CREATURE_IDS } from '../../tables/creatures'
import { ITEM_IDS } from '../../tables/items'
import { SPELL_IDS } from '../../tables/spells'
import type { Army } from '../../state/position'

export const NO_ARMY: Army = { creatures: [], items: [], spells: [], terrainPool: 0 }

/** How often each card of an army is taken, by the shelves of the catalogue. */
export function takenIn({ creatures, items, spells }: Army): Taken {
  return { creatures: countsOf(creatures), items: countsOf(items), spells: countsOf(spells) }
}

function armyOf({ creatures = {}, items = {}, spells = {} }: Taken, terrainPool: number): Army {
  return {
    creatures: repeated(CREATURE_IDS, creatures),
    items: repeated(ITEM_IDS, items),
    spells: repeated(SPELL_IDS, spells),
    terrainPool,
  }
}

/** The same cards in the order of the catalogue. */
export function inOrder(army: Army): Army {
  return armyOf(takenIn(army), army.terrainPool)
}

/** Whether two lists have the same cards, in whatever order. */
export function areSame(a: Army, b: Army): boolean {
  return sameData(inOrder(a), inOrder(b))
}

/** An army with a card of a shelf so many times. */
export function withCards(army: Army, shelf: string, id: string, count: number): Army {
  const taken = takenIn(army)
  return armyOf({ ...taken, [shelf]: { ...taken[shelf], [id]: count } }, army.terrainPool)
}
